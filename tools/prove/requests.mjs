// 100,000 requests generated from the contract, half of them past it: no 5xx, and every answer has its security headers. REQUESTS and
// SEED change the number and repeat a run.
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { runNode } from '../commands/lib/run.mjs';

process.env.REQUESTS ??= '100000';
const jest = inWorkspace('node_modules/jest/bin/jest.js');
const { ok, output } = await runNode(jest, [
  '-c',
  inWorkspace('apps/api/jest.config.cjs'),
  'src/http/requests.test.ts',
  '--verbose',
]);
console.log(output.trimEnd());
process.exitCode = ok ? 0 : 1;
