// 100,000 requests generated from the contract, half of them past it: no 5xx, every answer has its security headers, and each call
// is answered with what was asked for 20 times. REQUESTS, ANSWERS and SEED change the numbers and repeat a run.
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { runNode } from '../commands/lib/run.mjs';

process.env.REQUESTS ??= '100000';
process.env.ANSWERS ??= '20';
const jest = inWorkspace('node_modules/jest/bin/jest.js');
const { ok, output } = await runNode(jest, [
  '-c',
  inWorkspace('apps/api/jest.config.cjs'),
  'src/http/requests.test.ts',
  '--verbose',
]);
console.log(output.trimEnd());
process.exitCode = ok ? 0 : 1;
