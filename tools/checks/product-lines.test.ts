import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '../..');
const rows = readFileSync(join(workspace, 'docs/product-lines.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Line|-)/.test(line))
  .map((line) => line.split(' | '));
const named = rows.flatMap(([line = '', , tests = '']) =>
  [...tests.matchAll(/`([^`]+)` › (.+?)(?:<br>|\s*\|?$)/g)].map(([, file = '', title = '']) => ({ line, file, title })),
);
const texts = new Map<string, string>();

function textOf(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(join(workspace, file), 'utf8');
  texts.set(file, text);
  return text;
}

test('every line of the specification names a test', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(([, , tests = '']) => !tests.includes(' › '))).toEqual([]);
});

test('every test that a line names exists', () => {
  expect(named.filter(({ file, title }) => !textOf(file).includes(title))).toEqual([]);
});
