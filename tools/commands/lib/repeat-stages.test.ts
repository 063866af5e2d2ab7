import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { countJest } from './count-tests.mjs';
import { repeatStages } from './repeat-stages.mjs';
import { STAGES } from './test-stages.mjs';
import { inWorkspace, workspace } from './workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-repeat-'));
const [results, logs] = [join(folder, 'results'), join(folder, 'logs')];
let printed: string[];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

type Given = { env: { SEED: string; CHROMIUM_PATH: string }; temporary: { SEED: string }; again: boolean };
const jestResult = (fullName: string, isFailed: boolean) => ({
  ...{ numPassedTests: isFailed ? 1 : 2, numFailedTests: isFailed ? 1 : 0 },
  ...{ numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 },
  testResults: [
    {
      ...{ name: inWorkspace('libs/rules/src/a.test.ts'), status: isFailed ? 'failed' : 'passed', message: '' },
      assertionResults: isFailed ? [{ fullName, status: 'failed', failureMessages: ['Error: late\n at x'] }] : [],
    },
  ],
});

test('lists each test that failed in any run: how often, with its seed and log; the sum is of all runs', async () => {
  const given: Given[] = [];
  const unit = {
    name: 'unit',
    count: () => countJest(results),
    run: async (context: Given) => {
      given.push(context);
      const isFailed = context.env.SEED !== '8';
      writeFileSync(join(results, 'rules.json'), JSON.stringify(jestResult('pays once', isFailed)));
      return { ok: !isFailed, output: `output of ${context.env.SEED}\n` };
    },
  };
  const proof = {
    name: 'proof',
    run: async ({ temporary }: Given) => ({ ok: temporary.SEED !== '9', output: '' }),
  };
  const context = { env: { CHROMIUM_PATH: '/c' }, temporary: {} };
  const total = await repeatStages([[unit], [proof]], context, { times: 3, seed: 7, results, logs });

  expect(total).toEqual({ passed: 1 + 1 + 2 + 1 + 1, failed: 1 + 1 + 1 });
  expect(given.map(({ env, again }) => [env.SEED, env.CHROMIUM_PATH, again])).toEqual([
    ['7', '/c', true],
    ['8', '/c', true],
    ['9', '/c', true],
  ]);
  const log = (round: number, stage: string) => relative(workspace, join(logs, String(round), `${stage}.log`));
  expect(printed.slice(-2)).toEqual([
    [
      '✗ libs/rules/src/a.test.ts · pays once：3 次中有 2 次没有通过',
      `  第 1 次 · 种子 7 · ${log(1, 'unit')} · Error: late`,
      `  第 3 次 · 种子 9 · ${log(3, 'unit')} · Error: late`,
    ].join('\n'),
    `✗ proof：3 次中有 1 次没有通过\n  第 3 次 · 种子 9 · ${log(3, 'proof')}`,
  ]);
  expect(readFileSync(join(logs, '2', 'unit.log'), 'utf8')).toBe('output of 8\n');
});

test('lists the stage if it ended without results, and takes none from the run before', async () => {
  const unit = {
    name: 'unit',
    count: () => countJest(results),
    run: async ({ env }: Given) => {
      if (env.SEED === '2') return { ok: false, output: 'out of memory' };
      writeFileSync(join(results, 'rules.json'), JSON.stringify(jestResult('pays once', false)));
      return { ok: true, output: '' };
    },
  };
  const total = await repeatStages([[unit]], { env: {}, temporary: {} }, { times: 2, seed: 1, results, logs });
  expect(total).toEqual({ passed: 2, failed: 1 });
  expect(printed.at(-1)).toContain('✗ unit：2 次中有 1 次没有通过');
  expect(existsSync(join(logs, '3'))).toBe(false);
});

test('what can pass once and fail once is repeated: all tests and the proofs with random acts', () => {
  const repeated = STAGES.flat(2).filter((stage: object) => 'canFlake' in stage && stage.canFlake);
  expect(repeated.map(({ name }: { name: string }) => name)).toEqual([
    '单元与接口测试',
    '账目模型',
    '账目模型（MT5 接口）',
    '强制终止',
    '浏览器测试',
    '第二品牌',
  ]);
});
