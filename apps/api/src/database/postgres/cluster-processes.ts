import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity';

/**
 * Reads the postmaster's pid file like `pg_ctl`: line 1 is the pid, line 8 the state (`ready` once it accepts connections).
 * @returns undefined if the file is missing or incomplete.
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
 * Finds every process of a cluster: the postmaster and its children, which outlive a killed postmaster and hold its shared memory.
 * A server process has the name `postgres` and the cluster as its working directory. A reused pid or a shell in that directory
 * does not match both. Without /proc only the postmaster can be found.
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
