// Simulates power cuts during money operations over HTTP: stops all processes, copies the disk without what its file system
// still holds in memory, kills everything, and goes on with the copy. The history is on another disk. With --fsync off a run
// must lose something, or this check could not fail. With `--platform connector` the gateway trades through the MetaTrader 5 connector
// and its protocol simulator, which keeps its power, as a platform in another data centre would.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fail } from '../commands/lib/fail.mjs';
import { ended, freePort, startGateway } from '../commands/lib/gateway-process.mjs';
import { loadSource } from '../commands/lib/load-source.mjs';
import { startConnectorPlatform } from './lib/connector-platform.mjs';
import { makeDisk } from './lib/power-image.mjs';
import { runFailureRounds } from './lib/failure-rounds.mjs';
import { gatewayEnv, startLoad } from './lib/start-load.mjs';
import { workFolder } from './lib/work-folder.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    cuts: { type: 'string', default: '20' },
    fsync: { type: 'string', default: 'on' },
    hands: { type: 'string', default: '8' },
    platform: { type: 'string', default: 'sandbox' },
  },
});
if (!['sandbox', 'connector'].includes(values.platform)) fail('--platform 可选 sandbox、connector。');
const durable = values.fsync !== 'off';
const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
const { findBinaries } = await loadSource('apps/api/src/database/postgres/find-binaries.ts');
const { clusterProcesses } = await loadSource('apps/api/src/database/postgres/cluster-processes.ts');

const { folder, log, remove } = workFolder('portal-power-');
const disk = makeDisk(folder);
const dataDir = join(disk.mount, 'data');
const cluster = join(dataDir, 'postgres');
const bin = durable ? undefined : withoutFsync();

/** The product's PostgreSQL with fsync off: the last setting wins. */
function withoutFsync() {
  const real = findBinaries().bin;
  const own = join(folder, 'bin');
  mkdirSync(own);
  writeFileSync(join(own, 'postgres'), `#!/bin/sh\nexec ${join(real, 'postgres')} "$@" \${2:+-c fsync=off}\n`, {
    mode: 0o755,
  });
  for (const name of ['initdb', 'pg_ctl']) symlinkSync(join(real, name), join(own, name));
  return own;
}

let postgres = await startPostgres({ dataDir, bin });
const platform = values.platform === 'connector' ? await startConnectorPlatform() : undefined;
const env = gatewayEnv({ ...platform?.env, PORT: await freePort(), DATA_DIR: dataDir, DATABASE_URL: postgres.url });
let gateway = await startGateway(env, log);
const hands = Number(values.hands);
const load = await startLoad({ url: gateway.url, databaseUrl: postgres.url, folder, hands, platform });
disk.sync();

/** Stops every process that uses the disk. Repeats, because the postmaster may start children until it is stopped itself. */
function freeze() {
  gateway.child.kill('SIGSTOP');
  for (let standing = 0; ;) {
    const all = clusterProcesses(cluster);
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    if (all.length === standing) return all;
    standing = all.length;
  }
}

async function cutPower(_round, acknowledgedSoFar) {
  const server = freeze();
  await sleep(50); // the load reads the responses sent before the stop
  const acknowledged = acknowledgedSoFar();
  disk.cut();
  const stopped = postgres.stop(); // otherwise it would restart on the old disk
  gateway.child.kill('SIGKILL');
  for (const pid of server) process.kill(pid, 'SIGKILL');
  await Promise.all([stopped, ended(gateway.child)]);
  await umounted();
  rmSync(join(dataDir, 'gateway.lock'), { force: true }); // names this process, which a reboot would have ended
  postgres = await startPostgres({ dataDir, bin });
  gateway = await startGateway(env, log);
  return { what: '断电', acknowledged };
}

/** The kernel releases the files of a killed process a moment later. */
async function umounted() {
  for (let tries = 0; ; tries += 1) {
    try {
      return disk.comeBack();
    } catch (error) {
      if (tries === 50) throw error;
      await sleep(100);
    }
  }
}

let held = false;
try {
  const total = await runFailureRounds({ rounds: Number(values.cuts), load, injectFailure: cutPower });
  held = durable ? total.lost + total.twice + total.breaks + total.defects + total.idle === 0 : total.lost > 0;
  if (!durable) console.log(held ? '达到  关闭 fsync 后确有丢失：本检查能够失败' : '未达到  关闭 fsync 后没有丢失');
} catch (error) {
  if (durable) throw error;
  held = true;
  console.log(`达到  关闭 fsync 后数据库无法恢复：${error.message}`);
} finally {
  if (!held) process.exitCode = 1;
  await load.close();
  gateway.child.kill('SIGKILL');
  await postgres.stop().catch(() => undefined);
  await platform?.close();
  spawnSync('sync');
  disk.unmount();
  remove({ keep: !held });
}
