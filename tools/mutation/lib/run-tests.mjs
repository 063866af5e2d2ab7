import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '../../commands/lib/workspace.mjs';

const inLib = (name) => inWorkspace('tools/mutation/lib', name);
const OPTIONS = [
  '--runInBand',
  '--passWithNoTests',
  `--reporters=${inLib('first-failure-reporter.cjs')}`,
  `--testSequencer=${inLib('given-order-sequencer.cjs')}`,
  // Kept from run to run. Jest's own place is in the temporary folder.
  `--cacheDirectory=${inWorkspace('tmp/mutation/jest-cache')}`,
];

/**
 * Runs tests of a project in a work copy in the order of the patterns, up to the first failure.
 * @returns {Promise<{ state: 'killed' | 'waited' | 'survived' | 'invalid', by?: string, output: string }>} `waited`: a time limit was
 *   reached, by a mutant that loops for ever or by a test that was only slow; `invalid`: the mutant is no program at all
 */
export function runTests(copy, project, patterns, { serverUrl, limitMs }) {
  const jest = inWorkspace('node_modules/jest/bin/jest.js');
  // The first failure ends the process without a teardown.
  const temporary = mkdtempSync(join(tmpdir(), 'mutant-'));
  // A PostgreSQL that a test starts may run as another user.
  chmodSync(temporary, 0o711);
  const child = spawn(process.execPath, [jest, ...OPTIONS, ...patterns], {
    cwd: join(copy.folder, project),
    env: { ...process.env, TMPDIR: temporary, TEST_SERVER_URL: serverUrl, NX_WORKSPACE_ROOT_PATH: copy.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((done) => {
    const timer = setTimeout(() => {
      output += '\nWAITED the time limit\n';
      child.kill('SIGKILL');
    }, limitMs);
    child.on('close', (code) => {
      clearTimeout(timer);
      rmSync(temporary, { recursive: true, force: true });
      const [, word, by] = /^(KILLED|WAITED) (.*)$/m.exec(output) ?? [];
      if (code === 0) return done({ state: 'survived', output });
      if (by === undefined) return done({ state: 'invalid', output });
      done({ state: word === 'KILLED' ? 'killed' : 'waited', by, output });
    });
  });
}
