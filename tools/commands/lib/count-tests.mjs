import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from './workspace.mjs';

/** Where each project's runner leaves its result; an nx output, so that a cached run counts as the run it stands for. */
export const RESULTS = 'tmp/test-results';
const E2E = ['e2e.json', 'e2e-brands.json'];

/** Nothing is skipped in CI: there a skipped test is a failed one. */
const skippedFails = () => Boolean(process.env.CI);

/** Sums what jest said of every project. A file of tests that could not even be run counts as one failure. */
export function countJest() {
  const sum = { passed: 0, failed: 0 };
  for (const result of results().filter(({ file }) => !E2E.includes(file))) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = result.json;
    sum.passed += numPassedTests;
    sum.failed += numFailedTests + numRuntimeErrorTestSuites + (skippedFails() ? numPendingTests + numTodoTests : 0);
  }
  return sum;
}

/** The same of Playwright; a test that passed only when tried again is a failure. */
export const countPlaywright = (name) => () => {
  const result = results().find(({ file }) => file === `${name}.json`);
  if (!result) return { passed: 0, failed: 1 };
  const { stats, errors } = result.json;
  const skipped = skippedFails() ? stats.skipped : 0;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + skipped + errors.length };
};

function results() {
  const folder = inWorkspace(RESULTS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, json: JSON.parse(readFileSync(join(folder, file), 'utf8')) }));
}
