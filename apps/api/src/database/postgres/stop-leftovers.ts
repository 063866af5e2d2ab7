import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterProcesses, readPostmasterPid } from './cluster-processes';
import { PostgresStartError } from './postgres-start-error';

export interface Patience {
  /** how long a fast shutdown may take, ms; its checkpoint may write a lot */
  fast: number;
  /** how long the children of a dead postmaster, or an immediate shutdown, may take, ms */
  immediate: number;
}

const PATIENCE: Patience = { fast: 30_000, immediate: 10_000 };

/**
 * Stops the server that a killed gateway has left behind. The new server is then a child of this process and has its settings.
 * The caller holds the gateway lock, so no other gateway uses the old server. Committed data is never lost: after a hard stop
 * PostgreSQL replays its write-ahead log.
 * @returns whether a server was found.
 */
export async function stopLeftovers(cluster: string, socketDir: string, patience = PATIENCE): Promise<boolean> {
  if (!existsSync(cluster)) return false;
  const found = clusterProcesses(cluster).length > 0;
  if (found) {
    await ask(cluster, 'SIGINT', patience.fast);
    await ask(cluster, 'SIGQUIT', patience.immediate);
    for (const pid of clusterProcesses(cluster)) signal(pid, 'SIGKILL');
    if (!(await allGone(cluster, patience.immediate))) {
      throw new PostgresStartError(
        `上次遗留的数据库进程 ${clusterProcesses(cluster).join('、')} 无法结束，请手动结束后再启动。`,
      );
    }
  }
  if (existsSync('/proc/self/stat')) removeNotes(cluster, socketDir);
  return found;
}

async function ask(cluster: string, name: NodeJS.Signals, ms: number): Promise<void> {
  const processes = clusterProcesses(cluster);
  const postmaster = readPostmasterPid(cluster)?.pid;
  // The children of a dead postmaster notice its death and exit. Only a running postmaster needs a signal.
  if (postmaster !== undefined && processes.includes(postmaster)) signal(postmaster, name);
  await allGone(cluster, ms);
}

async function allGone(cluster: string, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (clusterProcesses(cluster).length > 0) {
    if (Date.now() > until) return false;
    await sleep(20);
  }
  return true;
}

/** Removes the pid and lock files of a dead server. If another program has its pid now, PostgreSQL would refuse to start. */
function removeNotes(cluster: string, socketDir: string): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  if (!existsSync(socketDir)) return;
  for (const name of readdirSync(socketDir))
    if (name.startsWith('.s.PGSQL.')) rmSync(join(socketDir, name), { force: true });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already exited.
  }
}
