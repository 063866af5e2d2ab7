import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as parser from '@typescript-eslint/parser';
import { RuleTester, type Rule } from 'eslint';
import { readDomains } from './domains';
import outside from './sql-outside-stores.json';

const rule = (name: string): Rule.RuleModule => jest.requireActual<Rule.RuleModule>(`./rules/${name}`);
const tester = new RuleTester({
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});
const options = [{ domains: ['deposit', 'withdraw', 'account'] }];
const here = '/repo/apps/api/src/deposit/submit-data.ts';
const home = (code: string, filename = here) => ({ code, filename, options });
const stray = (code: string, filename = here) => ({ ...home(code, filename), errors: [{ messageId: 'stray' }] });

it('reads the list of domains', () => {
  expect(readDomains()).toEqual(expect.arrayContaining(['customer', 'deposit']));
  expect(() => readDomains('export const words = [];')).toThrow('no list named domains');
});

tester.run('domain-stays-home', rule('domain-stays-home'), {
  valid: [
    home(`import { rate } from './rate';`),
    home(`import { post } from '../core/ledger';`),
    home(`import { submitData } from '@portal/contract/deposit';`),
    home(`import { account } from '@portal/contract/account';`),
    home(`import { x } from '../withdraw/x';`, '/repo/apps/api/src/shell/compose.ts'),
    home(`import { x } from '../deposit/x';`, '/repo/apps/api/src/shell/compose.ts'),
    home(`import path from 'account';`),
    home(`export const a = 1;`),
  ],
  invalid: [
    stray(`import { hold } from '../withdraw/hold';`),
    stray(`import type { Hold } from '../withdraw';`),
    stray(`export { hold } from '../withdraw/hold';`),
    stray(`export * from '../withdraw/hold';`),
    stray(`const hold = await import('../withdraw/hold');`),
    stray(`import { x } from '../../account/x';`, '/repo/libs/contract/src/deposit/list/draft.ts'),
    stray(`import { x } from '@portal/contract/account';`, '/repo/libs/contract/src/deposit/draft.ts'),
  ],
});

const float = (code: string, name: string) => ({ code, errors: [{ messageId: 'float', data: { name } }] });
tester.run('no-float-money', rule('no-float-money'), {
  valid: [
    'Number(pageNo)',
    'parseFloat(width)',
    '+new Date()',
    'Number(row.count)',
    'Number(row.winRate)',
    'toMinor(draft.amount)',
    'Number(account.leverage)',
    'Number(bars.length)',
    '-amount',
    'BigInt(amount)',
    'Number()',
    'Number(amounts.length)',
    'Number(coffee)',
    'Number(iterate)',
  ],
  invalid: [
    float('Number(amount)', 'amount'),
    float('parseFloat(draft.payAmount)', 'payAmount'),
    float('Number.parseFloat(row.balance!)', 'balance'),
    float('globalThis; Number(account?.free_margin)', 'free_margin'),
    float(`Number(row['fee'])`, 'fee'),
    float('+quote.price', 'price'),
    float('parseInt(receiveCny, 10)', 'receiveCny'),
    float('Number(level.minDeposit as string)', 'minDeposit'),
    float(`Number(values.amount ?? '0')`, 'amount'),
  ],
});

const raw = (code: string) => ({ code, errors: [{ messageId: 'raw' }] });
tester.run('no-raw-colour', rule('no-raw-colour'), {
  valid: [
    `const colour = 'var(--up)';`,
    `const link = '/about#add';`,
    `const link = <a href="#add">加</a>;`,
    `const title = '#1 of 3';`,
    'css`color: var(--text);`',
    `const issue = '#12';`,
    `const entity = '&#123;';`,
  ],
  invalid: [
    raw(`const red = '#f00';`),
    raw(`const style = { color: '#1A2B3C' };`),
    raw('css`border: 1px solid #e5e7eb;`'),
    raw('css`color: rgba(0, 0, 0, ${alpha});`'),
    raw(`const tone = 'hsl(10 20% 30%)';`),
    raw(`const icon = <path fill="#fff" />;`),
  ],
});

const named = (code: string) => ({ code, errors: [{ messageId: 'named' }] });
tester.run('no-brand-name', rule('no-brand-name'), {
  valid: [`const text = 'meet your feet';`, `const name = brand.name;`, `const street = 'Fleet Street';`],
  invalid: [
    named(`const code = 'EET';`),
    named(`const origin = 'http://www.eet.localhost';`),
    named(`const other = 'yunque';`),
    named('const text = `欢迎来到EET ${name}`;'),
    named('const line = <p>EET 平台</p>;'),
    named('// EET pays in CNY\nconst a = 1;'),
  ],
});

const file = (filename: string) => ({ code: '', filename });
tester.run('file-name', rule('file-name'), {
  valid: [
    file('/repo/new-deposit.form.tsx'),
    file('/repo/mobile.vectors.ts'),
    file('/repo/deposit.store.test.ts'),
    file('/repo/define-call.test-d.ts'),
    file('/repo/env.d.ts'),
    file('/repo/start.mjs'),
    file('/repo/use-toast.ts'),
  ],
  invalid: ['/repo/NewDeposit.tsx', '/repo/deposit.utils.ts', '/repo/deposit_store.ts', '/repo/deposit.specs.ts'].map(
    (filename) => ({ ...file(filename), errors: [{ messageId: 'name' }] }),
  ),
});

const replaced = (code: string, word: string) => ({
  code,
  errors: [
    {
      messageId: 'replaced',
      data: { name: code.match(new RegExp(`\\w*${word}\\w*`, 'i'))?.[0] ?? '', word, term: terms[word] },
    },
  ],
});
const { TERMS: terms } = jest.requireActual<{ TERMS: Record<string, string> }>('./rules/glossary-words');
tester.run('glossary-words', rule('glossary-words'), {
  valid: [
    'const customer = 1;',
    'const wantedLevel = 1;',
    'const { seal: block } = tree;',
    'tree.seal();',
    'const wireless = 1; const link = 1;',
    'const text = "stranger";',
    'const { spark } = row;',
    'function useAfterPaint() {}',
  ],
  invalid: [
    replaced('const stranger = 1;', 'stranger'),
    replaced('function callWire() {}', 'wire'),
    replaced('const read = (wants) => wants;', 'wants'),
    replaced('interface Part { awake: boolean }', 'awake'),
    replaced('const { value: stranger } = found;', 'stranger'),
    replaced('const sparkPath = "";', 'spark'),
    replaced('function DeskList() {}', 'desk'),
    ...Object.keys(terms).map((word) => replaced(`const ${word}Value = 1;`, word)),
  ],
});

it('has the words of the glossary and their replacements', () => {
  const glossary = readFileSync(join(__dirname, '../../docs/glossary.md'), 'utf8');
  const [, list = ''] = glossary.split('## Words that names do not use');
  const rows = [...list.matchAll(/^\| ([a-z]+) +\| (.+?) +\|$/gm)].map(([, word = '', term = '']) => [word, term]);
  expect(Object.fromEntries(rows)).toEqual(terms);
});

const otherFields = (code: string) => ({ code, errors: [{ messageId: 'other' }] });
tester.run('cell-says-its-text', rule('cell-says-its-text'), {
  valid: [
    `const a = { text: ({ paid, unit }) => paid + unit, cell: ({ unit, paid }) => paid };`,
    `const a = { text: (row) => row.paid, cell: ({ accrued }) => accrued };`,
    `const a = { text: ({ paid }) => paid };`,
  ],
  invalid: [
    otherFields(`const a = { text: ({ paid }) => paid, cell: ({ accrued }) => accrued };`),
    otherFields(`const a = { text: ({ paid }) => paid, cell: ({ paid, unit }) => paid };`),
  ],
});

tester.run('expect-waits', rule('expect-waits'), {
  valid: [
    `async () => { await user.click(button); await waitFor(() => expect(place).toBe('/')); }`,
    `async () => { await user.click(button); expect(await screen.findByText('a')).toBeVisible(); }`,
    `async () => { await user.click(button); expect(place).not.toBe('/'); }`,
    `async () => { await user.click(button); expect(screen.queryByText('a')).toBeNull(); expect(acts()).toEqual([]); }`,
    `async () => { await user.click(button); await screen.findByText('a'); expect(place).toBe('/'); }`,
    `async () => { await user.type(field, 'a'); expect(field).toHaveValue('a'); }`,
    { code: `async () => { await expect(page).toHaveURL('/'); }`, filename: '/repo/e2e/a.spec.ts' },
    { code: `async () => { expect(await client.ok(a)).toEqual({}); }`, filename: '/repo/e2e/a.spec.ts' },
    `async () => { expect(await stream.count()).toBe(1); }`,
  ],
  invalid: [
    {
      code: `async () => { await user.click(button); expect(place).toBe('/'); }`,
      output: `async () => { await user.click(button); await waitFor(() => expect(place).toBe('/')); }`,
      errors: [{ messageId: 'act' }],
    },
    {
      code: `async () => { await press('a'); expect(b).not.toBe(1); expect(acts()).toEqual([1]); }`,
      output: `async () => { await press('a'); expect(b).not.toBe(1); await waitFor(() => expect(acts()).toEqual([1])); }`,
      errors: [{ messageId: 'act' }],
    },
    { code: `() => field.focus()`, filename: '/repo/e2e/a.spec.ts', errors: [{ messageId: 'focus' }] },
    ...[`expect(page.url())`, `expect(await row.textContent())`, `expect(new URL(page.url()).search)`].map((code) => ({
      code: `async () => { ${code}.toBe('a'); }`,
      filename: '/repo/e2e/a.spec.ts',
      errors: [{ messageId: 'read' }],
    })),
  ],
});

const [listed = ''] = outside;
const inApi = (path: string) => `/repo/apps/api/src/${path}`;
const sql = (code: string, filename = 'deposit/submit-data.ts') => ({ filename: inApi(filename), code });
const texts = [
  `db.rows('a', 'select 1 as yes from deposit.draft');`,
  'db.rows("a", `\n  with due as materialized (select 1) select * from due`);',
  'const text = `update deposit.draft set status = ${status}`;',
  `const text = 'insert into deposit.draft (pno) values ($1)';`,
  `const parts = ['delete from deposit.draft where pno = $1'];`,
];
tester.run('sql-in-stores', rule('sql-in-stores'), {
  valid: [
    ...texts.flatMap((code) => [
      sql(code, 'deposit/deposit.store.ts'),
      sql(code, 'deposit/deposit.test.ts'),
      sql(code, 'deposit/testing/rows.ts'),
      sql(code, 'database/list-page.ts'),
      sql(code, listed),
      { code, filename: '/repo/tools/bench/transfer.mjs' },
    ]),
    sql(`const text = 'select';`),
    sql(`const text = 'update the draft';`),
    sql(`const text = 'with a phone number';`),
  ],
  invalid: [
    ...texts.map((code) => ({ ...sql(code), errors: [{ messageId: 'outside' }] })),
    { ...sql('const a = 1;', listed), errors: [{ messageId: 'followed', data: { path: listed } }] },
  ],
});

it('lists files that are there', () => {
  expect(outside.filter((path) => !existsSync(join(__dirname, '../../apps/api/src', path)))).toEqual([]);
});
