// Rounds of money operations over HTTP in which the gateway (odd rounds) or the postmaster (even rounds) is killed at a random
// moment. A history outside the data folder records what was acknowledged. After each round the checker compares it with the
// database, and the ledger is reconciled.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ended, freePort, isReady, startGateway } from '../commands/lib/gateway-process.mjs';
import { loadSource } from '../commands/lib/load-source.mjs';
import { gatewayEnv, startLoad } from './lib/start-load.mjs';
import { runFailureRounds } from './lib/failure-rounds.mjs';
import { workFolder } from './lib/work-folder.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { rounds: { type: 'string', default: '200' }, hands: { type: 'string', default: '8' } },
});
const { readPostmasterPid } = await loadSource('apps/api/src/database/postgres/cluster-processes.ts');
const { socketFolder } = await loadSource('apps/api/src/database/postgres/socket-folder.ts');
const { DATABASE } = await loadSource('apps/api/src/database/postgres/create-cluster.ts');

const { folder, log, remove } = workFolder('portal-kill-');
const dataDir = join(folder, 'data');
const env = gatewayEnv({ PORT: await freePort(), DATA_DIR: dataDir, DATABASE_URL: '' });
let gateway = await startGateway(env, log);
const databaseUrl = `postgres://${DATABASE}@/${DATABASE}?host=${encodeURIComponent(socketFolder(dataDir))}`;
const load = await startLoad({ url: gateway.url, databaseUrl, folder, hands: Number(values.hands) });

async function killGateway() {
  gateway.child.kill('SIGKILL');
  await ended(gateway.child);
  gateway = await startGateway(env, log);
  return { what: '杀死网关' };
}

async function killPostmaster() {
  process.kill(readPostmasterPid(join(dataDir, 'postgres')).pid, 'SIGKILL');
  await sleep(20);
  while (!(await isReady(gateway.url))) await sleep(20);
  return { what: '杀死数据库' };
}

let faults = Infinity;
try {
  const injectFailure = (round) => (round % 2 ? killGateway() : killPostmaster());
  const { lost, twice, breaks, defects } = await runFailureRounds({
    rounds: Number(values.rounds),
    load,
    injectFailure,
  });
  faults = lost + twice + breaks + defects;
} finally {
  if (faults > 0) process.exitCode = 1;
  await load.close();
  gateway.child.kill('SIGTERM');
  await ended(gateway.child);
  remove({ keep: faults > 0 });
}
