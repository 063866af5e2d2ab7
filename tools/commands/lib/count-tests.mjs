import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from './workspace.mjs';

/** Folder of each project's test results. It is an nx output, so that a cached run restores its result. */
export const RESULTS = 'tmp/test-results';
const E2E = ['e2e.json', 'e2e-brands.json'];

/** In CI a skipped test counts as failed. */
const skippedFails = () => Boolean(process.env.CI);

/** Sums the jest results of all projects. A test file that could not run counts as one failure. */
export function countJest() {
  const sum = { passed: 0, failed: 0 };
  for (const result of results().filter(({ file }) => !E2E.includes(file))) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = result.json;
    sum.passed += numPassedTests;
    sum.failed += numFailedTests + numRuntimeErrorTestSuites + (skippedFails() ? numPendingTests + numTodoTests : 0);
  }
  return sum;
}

/** The same for Playwright. A test that passed only on a retry is a failure. */
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
