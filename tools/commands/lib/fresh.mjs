import { existsSync, readdirSync, readFileSync, realpathSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail } from './fail.mjs';

/** Files that the gateway creates in its data folder. Nothing else is ever deleted, in case DATA_DIR holds other files. */
const OURS = /^(postgres(\.new|\.log(\.1)?)?|socket|files|secrets\.json|gateway\.lock.*)$/;

/** Empties the data folder for a fresh start, or exits with a one-line error. */
export async function startEmpty(dataDir) {
  const folder = resolve(dataDir);
  if (process.env.DATABASE_URL) fail('已设置 DATABASE_URL：--fresh 只清空内置数据库，请自行清空那个数据库。');
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder);
  if (!existsSync(join(folder, 'postgres', 'PG_VERSION')) && !entries.every((name) => OURS.test(name))) {
    fail(`${folder} 不像是本项目的数据目录（没有 postgres/PG_VERSION），不会删除它。`);
  }
  const holder = liveHolder(join(folder, 'gateway.lock'));
  if (holder) fail(`数据目录 ${folder} 正被另一个网关使用（进程 ${holder}），请先停止它再用 --fresh。`);
  await endOrphan(join(folder, 'postgres'));
  for (const name of entries.filter((entry) => OURS.test(entry)))
    rmSync(join(folder, name), { recursive: true, force: true });
  if (readdirSync(folder).length === 0) rmdirSync(folder);
  console.log(`已清空 ${folder}`);
}

/** The lock's format is that of apps/api/src/database/postgres/gateway-lock.ts. Without /proc only the pid is checked. */
function liveHolder(path) {
  try {
    const { pid, identity } = JSON.parse(readFileSync(path, 'utf8'));
    if (!existsSync('/proc/self/stat')) return process.kill(pid, 0) && pid;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return identity.endsWith(`/${started}`) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** A server orphaned by a killed gateway would go on writing into the deleted folder for up to a minute. */
async function endOrphan(cluster) {
  const pid = orphan(cluster);
  if (!pid) return;
  process.kill(pid, 'SIGQUIT');
  for (let tries = 0; tries < 500 && orphan(cluster); tries += 1) await sleep(20);
}

function orphan(cluster) {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const sameFolder = realpathSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    return sameFolder && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' ? pid : undefined;
  } catch {
    return undefined;
  }
}
