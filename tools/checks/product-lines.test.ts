import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import publicRoutes from '../config/public-routes.json';
import lines from './product-lines.json';

const workspace = join(__dirname, '../..');
const rows = readFileSync(join(workspace, 'docs/product-lines.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Line|-)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));
const named = rows.flatMap(([line = '', , tests = '']) =>
  tests.split('<br>').map((test) => {
    const [, file = '', title = ''] = /^`([^`]+)` › (.+?)\s*$/.exec(test) ?? [];
    return { line: line.trim(), file, title };
  }),
);

/** The name of the called function, as `test.each` or `describe.skip`; empty if it is something else. */
function calleeOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return `${calleeOf(node.expression)}.${node.name.text}`;
  if (ts.isCallExpression(node)) return calleeOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? calleeOf(node.tag) : '';
}

/** The title as it is written: that of a template without its marks. */
function titleOf(first: ts.Expression | undefined): string | undefined {
  if (first && ts.isStringLiteralLike(first)) return first.text;
  return first && ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : undefined;
}

/** The titles of the tests that a file runs: none in a comment, skipped, or in a skipped group. */
function titlesIn(file: string, text: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = calleeOf(node.expression);
      const title = titleOf(node.arguments[0]);
      if (title !== undefined && /^x?(it|test|describe)\b/.test(called)) {
        if (/^x|\.(skip|fixme|todo|failing|fail)\b/.test(called)) return;
        if (/^(it|test)(\.each|\.concurrent)*$/.test(called)) titles.add(title);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return titles;
}

const titles = new Map<string, Set<string>>();
function titlesOf(file: string): Set<string> {
  const known = titles.get(file) ?? titlesIn(file, readFileSync(join(workspace, file), 'utf8'));
  titles.set(file, known);
  return known;
}

test('every line of the specification is in the table, and no other', () => {
  expect(rows.map(([line = '']) => line.trim())).toEqual(lines);
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

/** The public routes of product.md §2. */
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
