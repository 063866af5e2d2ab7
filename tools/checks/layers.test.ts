import { calls, catalogue, domains, type CallSpec } from '@portal/contract';
import { allRules } from '@portal/rules/rules';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import publicRoutes from '../config/public-routes.json';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const kebab = (name: string) =>
  name
    .replace('MT5', 'Mt5')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
const all = Object.entries(calls).flatMap(([domain, table]) =>
  Object.entries(table).map(([name, call]) => ({ domain, name, call: call as CallSpec })),
);

/** Layers in which a domain has no folder, and why. */
const absent: Record<string, string> = {
  'libs/api-client/src/sandbox': 'the sandbox is not part of what a brand ships',
  'apps/user-center/src/staff': 'staff work in apps/staff',
  'apps/user-center/src/sandbox': 'the sandbox draws its own pages on the gateway',
  'apps/user-center/src/activity': 'promotions and coupons are part of the deposit page',
  'apps/user-center/src/content': 'public content is the site’s',
  'apps/user-center/src/market': 'prices are shown on the public site; trading is done on the platform',
  'apps/user-center/src/common': 'uploads and settings are used by other pages and have none of their own',
};

test('the gateway has no file between its folders but its program and its servers', () => {
  const entries = readdirSync(join(root, 'apps/api/src'), { withFileTypes: true });
  expect(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['app.ts', 'main.ts']);
});

const layers = ['libs/contract/src', 'libs/api-client/src', 'apps/api/src', 'apps/user-center/src'];

describe.each(layers)('%s', (layer) => {
  test.each([...domains])('contains %s, or the exceptions state why not', (domain) => {
    const place = `${layer}/${domain}`;
    expect([place, existsSync(join(root, place))]).toEqual([place, !(place in absent)]);
  });
});

test.each(all)('$domain.$name has a handler in a file of its name, and a test that calls it', ({ domain, name }) => {
  const handler = `${kebab(name)}.ts`;
  const files = readdirSync(join(root, 'apps/api/src'), { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => file.startsWith(`${domain}/`) && basename(file) === handler);
  // What staff do with the data of another domain is handled in the folder `staff` of that domain.
  const inOtherDomains = domain === 'staff' ? files.filter((file) => file.endsWith(`/staff/${handler}`)) : [];
  expect([...own, ...inOtherDomains]).toHaveLength(1);
  const tests = readdirSync(join(root, 'apps/api/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => read(`apps/api/src/${file}`));
  const kit = readdirSync(join(root, 'libs/testkit/src')).map((file) => read(`libs/testkit/src/${file}`));
  const used = [...tests, ...kit].some((text) => new RegExp(`\\b${name}\\b`).test(text));
  expect([name, used]).toEqual([name, true]);
});

test.each(all.filter(({ call }) => call.access === 'customer' || call.access === 'public'))(
  '$domain.$name has its endpoint',
  ({ domain, name, call }) => {
    const folder = `libs/api-client/src/${domain}`;
    const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('requests.ts'));
    const requests = files.map((file) => read(`${folder}/${file}`)).join('\n');
    expect(requests).toContain(call.path);
    expect(requests).toMatch(new RegExp(`\\b${name}\\b`));
  },
);

test('every error code has its Chinese text', () => {
  for (const [code, text] of Object.entries(catalogue))
    expect([code, /\p{Script=Han}/u.test(text)]).toEqual([code, true]);
});

test.each(Object.values(allRules).map(({ id }) => id))('rule %s has test vectors', (id) => {
  expect(existsSync(join(root, `libs/rules/src/rules/${id}.vectors.ts`))).toBe(true);
});

/** docs/product-lines.md §2's routes. */
const routes = [
  ...publicRoutes,
  '/user-center/deposit-guide',
  '/user-center/acctInfo',
  '/user-center/assets/deposit',
  '/user-center/assets/withdraw',
  '/user-center/assets/withdrawCoin',
  '/user-center/assets/transfer',
  '/user-center/fundingDetails',
  '/user-center/invite',
];

const sources = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // A test's screenshot baselines are in a folder with the test's name.
    .filter((file) => ending.test(file) && statSync(join(root, folder, file)).isFile())
    .map((file) => read(`${folder}/${file}`))
    .join('\n');

const hasPage = (route: string) => {
  const app = route.startsWith('/user-center') ? 'user-center' : 'site';
  const table = read(`apps/${app}/src/shell/routes.tsx`);
  return table.includes(`'${route}'`) || table.includes(`'${route.replace('/user-center/', '')}'`);
};

test.each(routes)('route %s has a page and is visited by a browser test', (route) => {
  // e2e/site/every-page.spec.ts goes through the whole list of public routes.
  const visits = `${sources('e2e', /\.ts$/)} ${publicRoutes.join(' ')}`;
  expect([route, hasPage(route)]).toEqual([route, true]);
  expect([route, visits.includes(route)]).toEqual([route, true]);
});
