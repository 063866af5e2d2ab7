import publicRoutes from '../config/public-routes.json';
import lines from './product-lines.json';
import { namedTests, tableRows, titlesIn, titlesOf } from './test-titles';

const rows = tableRows('docs/product-lines.md', /^\| Line/);
const named = rows.flatMap(([line = '', , tests = '']) => namedTests(tests).map((test) => ({ line, ...test })));

test('every line of the specification is in the table, and no other', () => {
  expect(rows.map(([line]) => line)).toEqual(lines);
});

test('every line of the specification names a test', () => {
  expect(named.filter(({ file, title }) => file === '' || title === '')).toEqual([]);
});

test('every test that a line names exists under its whole title, and runs', () => {
  expect(named.filter(({ file, title }) => !titlesOf(file).has(title))).toEqual([]);
});

test('a title counts only as the whole title of a test that runs', () => {
  const text = `
    // test('in a comment', () => undefined);
    test('one', () => expect('two').toBe(1));
    test.skip('three', () => undefined);
    describe.skip('group', () => test('four', () => undefined));
    test.each([1])('five %s', () => undefined);
    for (const six of [1]) test(\`six \${six}\`, () => undefined);
    describe('seven', () => it('eight', () => undefined));
    test('on some day', () => test.skip(true, 'nine'));
  `;
  expect([...titlesIn('some.test.ts', text)]).toEqual(['one', 'five %s', 'six ${six}', 'eight', 'on some day']);
});

/** The public routes of docs/product-lines.md §2. */
const required = [
  '/',
  '/about',
  '/helpcenter',
  '/news',
  '/information',
  '/financial-calendar',
  '/market',
  '/trading-strategy',
  '/download',
  '/video-teaching',
  '/mt5Tutorial',
  '/forget-password',
  '/tiro/new',
  '/tiro',
  '/register',
  '/login',
  ...['forex', 'goods', 'digiccy', 'indexes', 'stock'].map((kind) => `/product/${kind}`),
  '/account-type/mini',
  '/active/deeplink',
  '/ib',
  ...['terms', 'privacy', 'disclaimer', 'risk-warning'].map((name) => `/legal/${name}`),
];

test('every public route of the specification is one that the browser tests open', () => {
  expect(required.filter((route) => !publicRoutes.includes(route))).toEqual([]);
});
