// 10,000 random deals at the platform, imported through the connector with faults of the connection, against a plain model: balances,
// credit, profits, swaps, commissions and statements agree to the cent. DEALS and SEED change the size and repeat a run.
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { runNode } from '../commands/lib/run.mjs';

process.env.DEALS ??= '10000';
const jest = inWorkspace('node_modules/jest/bin/jest.js');
const { ok, output } = await runNode(jest, [
  '-c',
  inWorkspace('apps/api/jest.config.cjs'),
  'src/reports/random-deals.test.ts',
  '--verbose',
]);
console.log(output.trimEnd());
process.exitCode = ok ? 0 : 1;
