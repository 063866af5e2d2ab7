import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity';

/**
 * The postmaster's note in its folder, as `pg_ctl` reads it: line 1 the pid, line 8 the state (`ready` once it answers).
 * @returns undefined where there is none or it is half written.
 */
export function readPostmasterPid(cluster: string): { pid: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Every process that works in a cluster's folder: the postmaster and its children, which outlive a killed postmaster
 * and hold its shared memory. A server process is called `postgres` and its working directory is its cluster, which
 * neither a reused pid nor somebody's shell in that folder imitates.
 * Without /proc only the postmaster can be told.
 */
export function clusterProcesses(cluster: string): number[] {
  const folder = realpathSync(cluster);
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => isServer(pid, folder) && processIdentity(pid) !== undefined);
  } catch {
    const pid = readPostmasterPid(cluster)?.pid;
    return pid !== undefined && processIdentity(pid) !== undefined ? [pid] : [];
  }
}

function isServer(pid: number, folder: string): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === folder
    );
  } catch {
    return false;
  }
}
