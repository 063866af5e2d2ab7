import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The Nx boundary rule passes silently without a project graph, and a rule whose folder is not found reports nothing. These
 * lines must therefore FAIL, each linted as if it were in the file named.
 */
const BOUNDARY = '@nx/enforce-module-boundaries';
const refused: [what: string, file: string, code: string, rule: string][] = [
  ['a pure floor imports another', 'libs/rules/src/x.ts', `import '@portal/brand';`, BOUNDARY],
  ['a library imports an app by path', 'libs/rules/src/x.ts', `import '../../../apps/api/src/main';`, BOUNDARY],
  ['the gateway imports the kit', 'apps/api/src/x.ts', `import '@portal/ui';`, BOUNDARY],
  ['what is published imports what is not', 'libs/session/src/x.ts', `import '@portal/testkit';`, BOUNDARY],
  ['a rule imports a framework', 'libs/rules/src/x.ts', `import 'react';`, BOUNDARY],
  ['forms beside the kit', 'apps/user-center/src/x.ts', `import 'formik';`, BOUNDARY],
  ['styles in the gateway', 'apps/api/src/x.ts', `import 'styled-components';`, BOUNDARY],
  ['an import that goes up', 'apps/api/src/core/money/x.ts', `import '../../deposit';`, 'imports-go-down'],
  ['an adapter in a domain', 'apps/api/src/deposit/x.ts', `import '../adapters/files/folder';`, 'imports-go-down'],
  ['the composition in the servers', 'apps/api/src/app.ts', `import './start/domains';`, 'imports-go-down'],
  ['requests beside the client', 'apps/site/src/x.ts', `import 'axios';`, BOUNDARY],
  [
    'a store beside the client',
    'apps/user-center/src/x.ts',
    `import '@reduxjs/toolkit/query/react';`,
    'no-restricted-imports',
  ],
  ['the driver in a domain', 'apps/api/src/deposit/x.ts', `import 'pg';`, 'no-restricted-imports'],
  ['the testkit beside tests', 'apps/api/src/deposit/x.ts', `import '@portal/testkit';`, 'no-restricted-imports'],
  ['SQL in a handler', 'apps/api/src/deposit/x.ts', `export const text = 'select 1 as yes';`, 'sql-in-stores'],
  ['a domain imports another', 'apps/api/src/deposit/x.ts', `import '../account/y';`, 'domain-stays-home'],
  ['money as a float', 'libs/ui/src/x.ts', `Number(draft.amount);`, 'no-float-money'],
  ['a raw colour', 'libs/ui/src/x.ts', `export const red = '#f00';`, 'no-raw-colour'],
  ['a brand outside its folder', 'apps/site/src/x.ts', `export const name = 'EET';`, 'no-brand-name'],
  ['a file name', 'libs/ui/src/MyButton.ts', `export const x = 1;`, 'file-name'],
  ['a default export', 'libs/ui/src/x.ts', `export default 1;`, 'no-restricted-exports'],
  ['an enum', 'libs/ui/src/x.ts', `export enum Side { Buy }`, 'no-restricted-syntax'],
  ['any', 'libs/ui/src/x.ts', `export const x: any = 1;`, '@typescript-eslint/no-explicit-any'],
  [
    'a silenced rule',
    'libs/ui/src/x.ts',
    `// eslint-disable-next-line\nexport const x: any = 1;`,
    '@typescript-eslint/no-explicit-any',
  ],
  [
    'a type imported as a value',
    'libs/ui/src/x.ts',
    `import { A } from './a';\nexport type B = A;`,
    '@typescript-eslint/consistent-type-imports',
  ],
  ['a file too long', 'libs/ui/src/x.ts', '\n'.repeat(301), 'max-lines'],
  [
    'a hook in a branch',
    'libs/ui/src/x.tsx',
    `export const useX = (a: boolean) => { if (a) useX(a); };`,
    'react-hooks/rules-of-hooks',
  ],
  ['a picture without words', 'libs/ui/src/x.tsx', `export const X = () => <img src="a.png" />;`, 'jsx-a11y/alt-text'],
];
const allowed: [what: string, file: string, code: string][] = [
  ['the driver in the database layer', 'apps/api/src/database/x.ts', `import 'pg';`],
  ['SQL in a store', 'apps/api/src/deposit/x.store.ts', `export const text = 'select 1 as yes';`],
  ['the testkit in a test', 'apps/user-center/src/deposit/x.test.ts', `import '@portal/testkit';`],
  ['forms in the kit', 'libs/ui/src/x.ts', `import 'formik';`],
  ['a brand and its colours in its folder', 'libs/brand/src/eet/x.ts', `export const name = 'EET #f00';`],
];

const workspace = join(__dirname, '../..');
const answers = new Map<string, string[]>();

beforeAll(() => {
  const run = (script: string, args: string[] = [], input = ''): string => {
    const env = { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: workspace,
      env,
      input,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  // With bare jest there may be no project graph yet. nx creates it.
  run('node_modules/nx/dist/bin/nx.js', ['show', 'projects']);
  const cases = [...refused, ...allowed].map(([what, file, code]) => ({ what, file, code }));
  const results = JSON.parse(run('tools/checks/lint-texts.mjs', [], JSON.stringify(cases))) as string[][];
  cases.forEach(({ what }, index) => answers.set(what, results[index] ?? []));
}, 120_000);

it.each(refused)('refuses: %s', (what, _file, _code, rule) => {
  expect(answers.get(what)).toContain(rule);
});

it.each(allowed)('allows %s', (what) => {
  expect(answers.get(what)).toEqual([]);
});

it('lints with the rules of the project and allows no warning', () => {
  type Lint = { options: { args: string[] } };
  const read = (file: string) =>
    JSON.parse(readFileSync(join(workspace, file), 'utf8')) as Record<string, { lint: Lint }>;
  const { targetDefaults } = read('nx.json');
  expect(targetDefaults?.lint.options.args).toEqual(['--rulesdir', '../../tools/lint/rules', '--max-warnings=0']);
  for (const project of ['tools', 'e2e']) {
    const { targets } = read(`${project}/project.json`);
    expect(targets?.lint.options.args).toEqual(['--rulesdir', '../tools/lint/rules', '--max-warnings=0']);
  }
});
