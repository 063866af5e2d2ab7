import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inWorkspace, workspace } from './workspace.mjs';

/** Folder of each project's test results. It is an nx output, so that a cached run restores its result. */
export const RESULTS = 'tmp/test-results';
const E2E = ['e2e.json', 'e2e-brands.json'];

/** In CI a skipped test counts as failed. */
const skippedFails = () => Boolean(process.env.CI);
const SKIPPED = 'skipped';

/**
 * Sums the jest results of all projects. A test file that could not run counts as one failure.
 * @param {string} [folder] with the results
 */
export function countJest(folder) {
  const sum = { passed: 0, failed: 0 };
  for (const result of results(folder).filter(({ file }) => !E2E.includes(file))) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = result.json;
    sum.passed += numPassedTests;
    sum.failed += numFailedTests + numRuntimeErrorTestSuites + (skippedFails() ? numPendingTests + numTodoTests : 0);
  }
  return sum;
}

/** The same for Playwright. A test that passed only on a retry is a failure. */
export const countPlaywright = (name) => (folder) => {
  const result = results(folder).find(({ file }) => file === `${name}.json`);
  if (!result) return { passed: 0, failed: 1 };
  const { stats, errors } = result.json;
  const skipped = skippedFails() ? stats.skipped : 0;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + skipped + errors.length };
};

/**
 * A line for each failed test: its file, its name and the first line of its error; in CI also for each skipped one. A run prints them at
 * its end, because the output of a stage is long.
 * @param {string} [folder] with the results
 */
export const failedTests = (folder) =>
  failures(folder).map(({ test, error }) => [test, error].filter(Boolean).join(' · '));

/**
 * The same: the name of each test with its file, and the first line of its error.
 * @param {string} [folder] with the results
 * @returns {{test: string, error: string}[]}
 */
export const failures = (folder) =>
  results(folder).flatMap(({ json }) =>
    json.suites ? json.suites.flatMap(failedSpecs) : json.testResults.flatMap(failedOfFile),
  );

function failedOfFile({ name, status, message, assertionResults }) {
  const file = relative(workspace, name);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  const skipped = assertionResults.filter((one) => ['pending', 'todo'].includes(one.status));
  if (status === 'failed' && failed.length === 0)
    return [failure(file, '', message.replace('● Test suite failed to run', ''))];
  return [
    ...failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages[0])),
    ...(skippedFails() ? skipped.map(({ fullName }) => failure(file, fullName, SKIPPED)) : []),
  ];
}

const isFailedSkip = (status) => skippedFails() && status === 'skipped';

const failedSpecs = ({ file, specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky' || isFailedSkip(status)))
    .map(({ title, tests }) =>
      failure(
        `e2e/${file}`,
        title,
        tests.flatMap(({ results: runs }) => runs).find(({ error }) => error)?.error.message ?? SKIPPED,
      ),
    ),
  ...suites.flatMap(failedSpecs),
];

const failure = (file, name, error = '') => ({
  test: [file, name].filter(Boolean).join(' · '),
  error: stripVTControlCharacters(error).trim().split('\n', 1)[0],
});

function results(folder = inWorkspace(RESULTS)) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, json: JSON.parse(readFileSync(join(folder, file), 'utf8')) }));
}
