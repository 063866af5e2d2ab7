import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJest, countPlaywright, failedTests } from './count-tests.mjs';
import { inWorkspace } from './workspace.mjs';

let folder: string;
const before = process.env['CI'];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  if (before === undefined) delete process.env['CI'];
  else process.env['CI'] = before;
});

test('each failed test is listed with its file, its name and the first line of its error', () => {
  const assertionResults = [
    { fullName: 'pays once', status: 'failed', failureMessages: ['Error: paid twice\n    at pay'] },
    { fullName: 'pays', status: 'passed', failureMessages: [] },
  ];
  const testResults = [
    { name: inWorkspace('libs/rules/src/a.test.ts'), status: 'failed', message: '', assertionResults },
    {
      name: inWorkspace('libs/rules/src/b.test.ts'),
      status: 'failed',
      message: '  ● Test suite failed to run\n\n    Cannot find x\n',
      assertionResults: [],
    },
    { name: inWorkspace('libs/rules/src/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
  ];
  const failed = {
    ok: false,
    tests: [{ status: 'unexpected', results: [{ error: { message: '\u001b[31mlate\u001b[39m\nat' } }] }],
  };
  const passed = { ok: true, tests: [{ status: 'expected', results: [{}] }] };
  const specs = [
    { ...failed, title: 'opens' },
    { ...passed, title: 'closes' },
  ];
  const suites = [{ file: 'staff/day.spec.ts', suites: [{ file: 'staff/day.spec.ts', specs }] }];
  writeFileSync(join(folder, 'rules.json'), JSON.stringify({ testResults }));
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites }));
  expect(failedTests(folder).sort()).toEqual([
    'e2e/staff/day.spec.ts · opens · late',
    'libs/rules/src/a.test.ts · pays once · Error: paid twice',
    'libs/rules/src/b.test.ts · Cannot find x',
  ]);
});

test('a skipped test fails a run in CI and is listed there; elsewhere it counts for nothing', () => {
  const test = (fullName: string, status: string) => ({ fullName, status, failureMessages: [] });
  const assertionResults = [test('pays', 'passed'), test('waits', 'pending'), test('will come', 'todo')];
  writeFileSync(
    join(folder, 'rules.json'),
    JSON.stringify({
      ...{ numPassedTests: 1, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, numRuntimeErrorTestSuites: 0 },
      testResults: [{ name: inWorkspace('libs/rules/src/a.test.ts'), status: 'passed', message: '', assertionResults }],
    }),
  );
  const spec = (title: string, status: string) => ({ title, ok: true, tests: [{ status, results: [{}] }] });
  const suites = [{ file: 'site/a.spec.ts', specs: [spec('opens', 'expected'), spec('closes', 'skipped')] }];
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 1 };
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites, stats, errors: [] }));
  const browser = countPlaywright('e2e');

  delete process.env['CI'];
  expect([countJest(folder), browser(folder)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 1, failed: 0 },
  ]);
  expect(failedTests(folder)).toEqual([]);

  process.env['CI'] = 'true';
  expect([countJest(folder), browser(folder)]).toEqual([
    { passed: 1, failed: 2 },
    { passed: 1, failed: 1 },
  ]);
  expect(failedTests(folder).sort()).toEqual([
    'e2e/site/a.spec.ts · closes · skipped',
    'libs/rules/src/a.test.ts · waits · skipped',
    'libs/rules/src/a.test.ts · will come · skipped',
  ]);
});

test('the command of CI says that it runs in CI', () => {
  expect(readFileSync(inWorkspace('.ci/run'), 'utf8')).toMatch(
    /^export CI=true$(.|\n)*^npm test$(.|\n)*^exec npm run prove -- short$/m,
  );
});
