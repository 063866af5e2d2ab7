import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresOf, fillFigures } from './library/figures';
import { brandOf, brands, levelRule, productLeverageRule } from '@portal/brand';

const folder = (id: string) => join(__dirname, '../../../../libs/brand/src', id, 'content');
const pagesOf = (id: string) =>
  readdirSync(folder(id), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({
      name,
      text: fillFigures(readFileSync(join(folder(id), name), 'utf8'), figuresOf(brandOf(id)), () => undefined),
    }));

/** Lists the leverage of all levels. */
const listsLevels = (text: string, leverages: readonly number[]) =>
  text.includes('最高杠杆') && leverages.every((leverage) => text.includes(`1:${leverage}`));

it.each(Object.keys(brands))(
  'every page of %s that lists the levels contains the same text of the level rule',
  (id) => {
    const brand = brandOf(id);
    const leverages = Object.values(brand.levels).map(({ leverage }) => leverage);
    const listing = pagesOf(id).filter(({ text }) => listsLevels(text, leverages));
    expect(listing.length).toBeGreaterThan(3);
    const silent = listing.filter(
      ({ text }) => !text.includes(levelRule(brand)) || !text.includes(productLeverageRule(brand)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  },
);
