import './lib/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { inWorkspace } from './lib/workspace.mjs';

// Writes apps/api/src/database/rows.ts: the test of the statements finds and describes them.
const { status } = spawnSync(
  process.execPath,
  [inWorkspace('node_modules/jest/bin/jest.js'), 'src/testing/statements'],
  {
    cwd: inWorkspace('apps/api'),
    env: { ...process.env, WRITE_ROWS: '1' },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
