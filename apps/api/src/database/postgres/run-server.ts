import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmasterPid } from './cluster-processes';
import { serverEnv } from './create-cluster';
import type { Binaries } from './find-binaries';
import { PostgresStartError } from './postgres-start-error';
import type { ServerUser } from './server-user';

export interface Place {
  cluster: string;
  socketDir: string;
  logFile: string;
}

const READY_MS = 60_000;
const LOG_BYTES = 10_000_000;

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '128MB',
  // A gateway uses up to 30. The tests run several gateways in each of three workers.
  max_connections: '200',
  wal_compression: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_min_duration_statement: '500ms',
  // The parameters of a slow statement are personal data, so only the statement is logged.
  log_parameter_max_length: '0',
};

/**
 * Starts the postmaster and waits until it accepts connections, crash recovery included. It runs in its own session, so that
 * Ctrl+C at the terminal stops the gateway first, which still needs the database.
 * @throws PostgresStartError with the last error in the server's log.
 */
export async function runServer(place: Place, { bin }: Binaries, user: ServerUser): Promise<ChildProcess> {
  const log = openLog(place.logFile);
  const start = statSync(place.logFile).size;
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: place.socketDir });
  const args = ['-D', place.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(join(bin, 'postgres'), args, {
    ...user,
    detached: true,
    stdio: ['ignore', log, log],
    env: serverEnv(),
  });
  closeSync(log);
  const failed = once(child, 'error').then(([error]) => String(error));
  const ended = once(child, 'exit').then(() => lastWords(place.logFile, start));
  const reason = await Promise.race([failed, ended, ready(place.cluster, child)]);
  if (reason === undefined) return child;
  child.kill('SIGQUIT');
  throw new PostgresStartError(`数据库没有启动：${reason}（详见 ${place.logFile}）`);
}

async function ready(cluster: string, child: ChildProcess): Promise<string | undefined> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    const note = readPostmasterPid(cluster);
    if (note?.ready && note.pid === child.pid) return undefined;
    await sleep(10);
  }
  return `${READY_MS / 1000} 秒内没有就绪`;
}

/** Opens the log and rotates it if it is large. One older file remains, so that the log cannot fill the disk. */
function openLog(path: string): number {
  if (existsSync(path) && statSync(path).size > LOG_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o640);
}

function lastWords(logFile: string, start: number): string {
  const lines = readFileSync(logFile).subarray(start).toString().trim().split('\n');
  const fatal = lines.findLast((line) => /(FATAL|PANIC|ERROR):/.test(line)) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '');
}
