import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedTests } from './count-tests.mjs';
import { inWorkspace } from './workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
