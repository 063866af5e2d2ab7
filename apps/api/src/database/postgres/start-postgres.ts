import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createCluster, DATABASE } from './create-cluster';
import { findBinaries } from './find-binaries';
import { acquireGatewayLock } from './gateway-lock';
import { keepRunning } from './keep-running';
import { PostgresStartError } from './postgres-start-error';
import { runServer, type Place } from './run-server';
import { assertReachable, letThrough, serverUser } from './server-user';
import { makeSocketFolder, socketFolder } from './socket-folder';
import { stopLeftovers } from './stop-leftovers';

export interface PostgresOptions {
  /** the gateway's data folder; the server's folder is `postgres/` in it */
  dataDir: string;
  /** folder with `initdb` and `postgres` 15 or newer; default: the npm package */
  bin?: string | undefined;
  /** receives one-line messages for the operator: a server left behind, a restart */
  log?: ((line: string) => void) | undefined;
}

export interface RunningPostgres {
  /** connection URL for `pg` and libpq, over the unix socket */
  url: string;
  socketDir: string;
  /** fast shutdown; resolves once the server has written all data and exited. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL of a data folder and supervises it until `stop`. The first call creates its folder.
 * @throws PostgresStartError with one line for the operator: folder in use, not writable, not reachable, wrong version …
 */
export async function startPostgres({
  dataDir,
  bin,
  log = () => undefined,
}: PostgresOptions): Promise<RunningPostgres> {
  const folder = writableFolder(resolve(dataDir));
  const release = await acquireGatewayLock(folder);
  try {
    const binaries = findBinaries(bin);
    const place: Place = {
      cluster: join(folder, 'postgres'),
      socketDir: socketFolder(folder),
      logFile: join(folder, 'postgres.log'),
    };
    const user = serverUser(place.cluster);
    assertReachable(user, binaries.bin);
    letThrough(user, folder);
    assertReachable(user, folder);
    if (await stopLeftovers(place.cluster, place.socketDir)) log('已接管上次遗留的数据库进程，数据完好。');
    createCluster(place.cluster, binaries, user);
    makeSocketFolder(place.socketDir, user);
    const start = (): Promise<ChildProcess> => runServer(place, binaries, user);
    const server = keepRunning(await start(), {
      again: async () => {
        await stopLeftovers(place.cluster, place.socketDir);
        return start();
      },
      log,
    });
    const url = `postgres://${DATABASE}@/${DATABASE}?host=${encodeURIComponent(place.socketDir)}`;
    const stop = async (): Promise<void> => {
      await server.stop();
      // The folder may be in the shared temporary folder, where nothing else removes it.
      rmSync(place.socketDir, { recursive: true, force: true });
      release();
    };
    let stopped: Promise<void> | undefined;
    return { url, socketDir: place.socketDir, stop: () => (stopped ??= stop()) };
  } catch (error) {
    release();
    throw error;
  }
}

function writableFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o755 });
    accessSync(path, constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    throw new PostgresStartError(
      `数据目录 ${path} 不可写（${error instanceof Error ? error.message : String(error)}）。`,
    );
  }
}
