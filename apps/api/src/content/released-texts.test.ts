import { brands, brandOf, type BrandId } from '@portal/brand';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFolder } from '../testing/test-database';
import { contentFolder } from './keep-content';
import { loadLibrary } from './library/load-library';

const folder = join(schemaFolder, 'releases');
/** The far future: texts that are prepared for a later date are released too. */
const LATER = Date.UTC(2100, 0, 1);

/** The hash of each legal text by brand, id and version: what customers have agreed to. */
const textsNow = (): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(brands) as BrandId[]).flatMap((id) =>
      loadLibrary(contentFolder(id), brandOf(id), LATER, []).legal.map((text) => [
        `${id} ${text.href} ${text.version}`,
        text.hash,
      ]),
    ),
  );

/** `WRITE_TEXTS=1.1.0` writes those of a release that has none yet. */
const written = process.env['WRITE_TEXTS'];
if (written) {
  const file = join(folder, written, 'texts.json');
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(textsNow(), null, 2)}\n`);
}

it.each(readdirSync(folder))('has a new version where a legal text differs from the one of release %s', (version) => {
  const released: Record<string, string> = JSON.parse(readFileSync(join(folder, version, 'texts.json'), 'utf8'));
  const now = textsNow();
  const changed = Object.keys(released).filter((text) => now[text] !== undefined && now[text] !== released[text]);
  expect(changed.map((text) => `${text}: the text has changed; give it a new version`)).toEqual([]);
  expect(Object.keys(released).length).toBeGreaterThan(10);
});
