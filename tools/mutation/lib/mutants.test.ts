import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameMutants } from './draw-mutants.mjs';
import { testFinder } from './nearest-tests.mjs';
import { plantedFaults } from './planted-faults.mjs';
import { openResults } from './results.mjs';
import { scriptMutants } from './script-mutants.mjs';
import { sqlMutants } from './sql-mutants.mjs';

type Mutant = { start: number; end: number; put: string };

const applied = (text: string, of: (source: string) => Mutant[]) =>
  of(text).map(({ start, end, put }) => text.slice(0, start) + put + text.slice(end));

const body = (text: string) =>
  `create or replace function a.b(p_a bigint default 1) returns int language plpgsql as $$ ${text} $$;`;
const ofBody = (text: string) =>
  applied(body(text), sqlMutants).map((one) => one.slice(body('').indexOf('$$') + 3, one.lastIndexOf(' $$')));

it('changes one token of an SQL function at a time, and no comment, text or signature', () => {
  expect(ofBody(`-- a < b\n return a < 1 and b = 'x = 1';`)).toEqual([
    `-- a < b\n return a <= 1 and b = 'x = 1';`,
    `-- a < b\n return a < 2 and b = 'x = 1';`,
    `-- a < b\n return a < 1 or b = 'x = 1';`,
    `-- a < b\n return a < 1 and b <> 'x = 1';`,
  ]);
});

it('lengthens durations, inverts null checks, and removes statements', () => {
  expect(ofBody(`x := interval '5 minutes';`)).toEqual([`x := interval '50 minutes';`]);
  expect(ofBody(`return a is null;`)).toEqual([`return a is not null;`]);
  expect(ofBody(`return a is not null;`)).toEqual([`return a is  null;`]);
  expect(ofBody(`begin perform f(a); return b; end`)).toEqual([`begin null; return b; end`]);
});

it('does not change assignments, or what only looks like an operator', () => {
  expect(ofBody(`begin x := 'a'; select * into y from t; end`)).toEqual([]);
  expect(ofBody(`then update t set a = b, c = d where e = f; end`)).toEqual([
    `then null; end`,
    `then update t set a = b, c = d where e <> f; end`,
  ]);
  expect(ofBody(`return f(a => b, c ->> 'd');`)).toEqual([]);
});

it('changes operators, constants, conditions and statements of a script, and no type or text', () => {
  expect(applied(`type A = 1;\nif (a < 2 && !b) f('1' + c);`, scriptMutants).map((one) => one.slice(12))).toEqual([
    `if (false) f('1' + c);`,
    `if (a < 2 || !b) f('1' + c);`,
    `if (a <= 2 && !b) f('1' + c);`,
    `if (a < 3 && !b) f('1' + c);`,
    `if (a < 2 && b) f('1' + c);`,
    `if (a < 2 && !b) ;`,
  ]);
  expect(applied(`const d = a ? 1_000n : b.some(c);`, scriptMutants)).toEqual([
    `const d = !(a) ? 1_000n : b.some(c);`,
    `const d = a ? 1001n : b.some(c);`,
    `const d = a ? 1_000n : b.every(c);`,
  ]);
});

it.each(plantedFaults.map((fault) => [fault.name, fault] as const))(
  'the code contains exactly one place for: %s',
  (_name, { file, from }) => {
    const text = readFileSync(join(__dirname, '../../..', file), 'utf8');
    expect(text.split(from)).toHaveLength(2);
  },
);

describe('the nearest tests', () => {
  const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');
  const nearest = testFinder(read);
  it.each([
    ['its own test', 'src/adapters/news/read-news.ts', '', 'adapters/news/read-news'],
    ['what imports it', 'src/core/holidays/movable-days.ts', '', 'core/holidays/due-at'],
    ['a test that makes its call', 'src/content/staff/decide-post.ts', '', 'content/staff/posts'],
    ['a call of its SQL function', 'database/account/functions/link-login.sql', '', 'account/linking/link-mt5-account'],
    ['the words of its line', 'database/withdraw/functions/submit.sql', `fail('withdraw.card')`, 'withdraw/withdraw'],
    ['its name', 'database/payout/functions/hints.sql', '', 'core/payouts/hints'],
    ['its own name in its folder', 'src/start/commands/keys.ts', '', 'start/commands/keys'],
    ['its domain', 'src/http/mount.ts', 'tellsPhone', 'http/'],
  ])('of a source are found by %s', (_by, file, line, test) => {
    const [first, second] = nearest(`apps/api/${file}`, line).map((path) => path.replace('apps/api/src/', ''));
    expect([first, second].some((path) => path?.startsWith(test))).toBe(true);
  });
});

it('goes on with the results of an earlier run, also after other lines have changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  const path = join(folder, 'a.jsonl');
  const named = (lines: string[], start: number) =>
    nameMutants(lines.map((line) => ({ file: 'a.ts', line, kind: 'number', put: '2', start })));
  const [a, b, c] = named(['a(1);', 'b(1);', 'b(1);'], 5);
  openResults(path).add({ ...b, state: 'survived' });
  openResults(path).add({ ...b, state: 'killed' });
  expect(named(['b(1);', 'b(1);'], 0).map((one: object) => openResults(path).of(one)?.state)).toEqual([
    'killed',
    undefined,
  ]);
  expect([a, c].map((one) => openResults(path).of(one))).toEqual([undefined, undefined]);
  rmSync(folder, { recursive: true });
});
