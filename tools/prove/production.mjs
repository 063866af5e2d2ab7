// One customer's whole journey in production mode, with a simulator of every external system on its own port and an external
// PostgreSQL: registration, review, MT5 account, deposit, trades, statement, withdrawal, an outage, a late and a changed deal,
// and the release of a quarantined account.
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { runNode } from '../commands/lib/run.mjs';

const jest = inWorkspace('node_modules/jest/bin/jest.js');
const { ok, output } = await runNode(jest, [
  '-c',
  inWorkspace('apps/api/jest.config.cjs'),
  'src/production.test.ts',
  '--verbose',
]);
console.log(output.trimEnd());
process.exitCode = ok ? 0 : 1;
