import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circlesIn } from './lib/circles';

test.each([
  ['values', `import { b } from './b';`],
  ['types', `import type { B } from './b';`],
  ['a type in its place', `export type A = import('./b').B;`],
  ['what is exported again', `export { b } from './b';`],
  ['what is loaded later', `export const a = () => import('./b');`],
])('finds a circle of %s', (_what, text) => {
  const sources = new Map([
    ['a.ts', text],
    ['b.ts', `import { c } from './c';`],
    ['c/index.ts', `import { a } from '../a';`],
    ['d.ts', `import { a } from './a';`],
  ]);
  expect(circlesIn(sources)).toEqual([['a.ts', 'b.ts', 'c/index.ts']]);
});

const projects = [
  'apps/api',
  'apps/site',
  'apps/staff',
  'apps/user-center',
  'libs/api-client',
  'libs/brand',
  'libs/contract',
  'libs/overview',
  'libs/rules',
  'libs/session',
  'libs/ui',
];

const isTest = (file: string) => /\.test\.tsx?$|(^|\/)testing\//.test(file);

test.each(projects)('no file of %s imports itself in the end', (project) => {
  const root = join(__dirname, '../..', project, 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !isTest(file),
  );
  expect(circlesIn(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))).toEqual([]);
});
