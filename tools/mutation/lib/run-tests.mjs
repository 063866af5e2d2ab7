import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inWorkspace } from '../../commands/lib/workspace.mjs';

const REPORTER = inWorkspace('tools/mutation/lib/first-failure-reporter.cjs');

/**
 * Runs tests of a project in a work copy, up to the first failure.
 * @returns {Promise<{ state: 'killed' | 'survived' | 'invalid', by?: string, output: string }>} `invalid`: the mutant is no
 *   program at all, for example a function that PostgreSQL does not accept
 */
export function runTests(copy, project, patterns, { serverUrl, limitMs }) {
  const jest = inWorkspace('node_modules/jest/bin/jest.js');
  const child = spawn(process.execPath, [jest, '-i', '--reporters', REPORTER, '--passWithNoTests', ...patterns], {
    cwd: join(copy.folder, project),
    env: { ...process.env, TEST_SERVER_URL: serverUrl, NX_WORKSPACE_ROOT_PATH: copy.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((done) => {
    // A mutant may loop for ever.
    const timer = setTimeout(() => {
      output += '\nKILLED by the time limit\n';
      child.kill('SIGKILL');
    }, limitMs);
    child.on('close', (code) => {
      clearTimeout(timer);
      const by = /^KILLED (.*)$/m.exec(output)?.[1];
      if (code === 0) return done({ state: 'survived', output });
      if (by === undefined) return done({ state: 'invalid', output });
      done({ state: 'killed', by, output });
    });
  });
}
