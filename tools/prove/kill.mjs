// Rounds of money operations over HTTP in which the gateway (odd rounds) or the postmaster (even rounds) is killed at a random
// moment. A history outside the data folder records what was acknowledged. After each round the checker compares it with the
// database, and the ledger is reconciled. With `--platform connector` the gateway trades through the MetaTrader 5 connector and its
// protocol simulator, where positions are opened and closed meanwhile, and in every third round the platform fails.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ended, freePort, isReady, startGateway } from '../commands/lib/gateway-process.mjs';
import { fail } from '../commands/lib/fail.mjs';
import { loadSource } from '../commands/lib/load-source.mjs';
import { startConnectorPlatform } from './lib/connector-platform.mjs';
import { gatewayEnv, startLoad } from './lib/start-load.mjs';
import { runFailureRounds } from './lib/failure-rounds.mjs';
import { workFolder } from './lib/work-folder.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '200' },
    hands: { type: 'string', default: '8' },
    platform: { type: 'string', default: 'sandbox' },
  },
});
if (!['sandbox', 'connector'].includes(values.platform)) fail('--platform 可选 sandbox、connector。');
const { readPostmasterPid } = await loadSource('apps/api/src/database/postgres/cluster-processes.ts');
const { socketFolder } = await loadSource('apps/api/src/database/postgres/socket-folder.ts');
const { DATABASE } = await loadSource('apps/api/src/database/postgres/create-cluster.ts');

const { folder, log, remove } = workFolder('portal-kill-');
const dataDir = join(folder, 'data');
const platform = values.platform === 'connector' ? await startConnectorPlatform() : undefined;
const env = gatewayEnv({ ...platform?.env, PORT: await freePort(), DATA_DIR: dataDir, DATABASE_URL: '' });
let gateway = await startGateway(env, log);
const databaseUrl = `postgres://${DATABASE}@/${DATABASE}?host=${encodeURIComponent(socketFolder(dataDir))}`;
const load = await startLoad({ url: gateway.url, databaseUrl, folder, hands: Number(values.hands), platform });

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

async function failPlatform() {
  await platform.fail();
  return { what: '交易平台中断' };
}

let faults = Infinity;
try {
  const injectFailure = (round) => {
    if (platform && round % 3 === 0) return failPlatform();
    return round % 2 ? killGateway() : killPostmaster();
  };
  const { lost, twice, breaks, defects, idle } = await runFailureRounds({
    rounds: Number(values.rounds),
    load,
    injectFailure,
  });
  faults = lost + twice + breaks + defects + idle;
} finally {
  if (faults > 0) process.exitCode = 1;
  await load.close();
  gateway.child.kill('SIGTERM');
  await ended(gateway.child);
  await platform?.close();
  remove({ keep: faults > 0 });
}
