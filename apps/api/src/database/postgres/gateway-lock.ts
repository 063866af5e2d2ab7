import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresStartError } from './postgres-start-error';
import { processIdentity } from './process-identity';

interface Holder {
  pid: number;
  identity: string;
}

const ABANDONED_GUARD_MS = 10_000;

/**
 * Locks a data folder for this gateway with `<dataDir>/gateway.lock`. Takes over a lock whose process has ended (crash, reboot,
 * pid reused by another program).
 * @returns the function that releases the lock.
 * @throws PostgresStartError if a running gateway holds the lock.
 */
export async function acquireGatewayLock(dataDir: string): Promise<() => void> {
  const path = join(dataDir, 'gateway.lock');
  const own = `${path}.${randomUUID()}`;
  const record = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) ?? '' } satisfies Holder);
  writeFileSync(own, record, { mode: 0o644 });
  try {
    while (!createsExclusively(own, path)) {
      const holder = readHolder(path);
      if (holder && isAlive(holder)) {
        throw new PostgresStartError(
          `数据目录 ${dataDir} 正被另一个网关使用（进程 ${holder.pid}），请先停止它，或用 DATA_DIR 指定别的目录。`,
        );
      }
      if (!removesStale(path)) await sleep(20);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

/** The pid of the gateway that uses a data folder; undefined if there is none. */
export function gatewayLockHolder(dataDir: string): number | undefined {
  const holder = readHolder(join(dataDir, 'gateway.lock'));
  return holder && isAlive(holder) ? holder.pid : undefined;
}

/** Creates the lock as a hard link to a complete file, so that no process can read a partly written lock. */
function createsExclusively(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes a stale lock. Two processes may find the same one, so a guard file admits one, which checks the lock again. */
function removesStale(path: string): boolean {
  const guard = `${path}.takeover`;
  try {
    writeFileSync(guard, '', { flag: 'wx' });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > ABANDONED_GUARD_MS) rmSync(guard, { force: true });
    return false;
  }
  try {
    const holder = readHolder(path);
    if (!holder || !isAlive(holder)) rmSync(path, { force: true });
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isHolder(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'identity' in value
  );
}

function isAlive(holder: Holder): boolean {
  return processIdentity(holder.pid) === holder.identity;
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
