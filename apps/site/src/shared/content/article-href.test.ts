import { brandOf } from '@portal/brand';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleHref } from './article-href';

const brand = brandOf('eet');
const { page, category } = brand.content;

test.each([
  [page.terms, '/legal/terms'],
  [page.clientMoney, '/legal/client-money'],
  [page.glossary, '/glossary'],
  [page.inviteRules, `/news/${page.inviteRules}`],
  ['310012', '/news/310012'],
  [category.help, `/news/${category.help}`],
])('%s is read at %s', (id, href) => expect(articleHref(brand, id)).toBe(href));

test('every page of its own is a public route', () => {
  const file = join(__dirname, '../../../../../tools/config/public-routes.json');
  const routes = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const hrefs = Object.values(page).map((id) => articleHref(brand, id));
  expect(hrefs.filter((href) => !href.startsWith('/news/') && !routes.includes(href))).toEqual([]);
});
