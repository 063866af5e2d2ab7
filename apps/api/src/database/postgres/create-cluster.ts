import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Binaries } from './find-binaries';
import { PostgresStartError } from './postgres-start-error';
import { giveTo, type ServerUser } from './server-user';

export const DATABASE = 'portal';

/**
 * Creates the server's folder and its database if the folder is missing. It is created under another name and then renamed, so
 * that an interrupted first start leaves no incomplete folder.
 * @throws PostgresStartError if it cannot be created, or was created by another major version.
 */
export function createCluster(cluster: string, { bin, major }: Binaries, user: ServerUser): void {
  if (existsSync(cluster)) return assertVersion(cluster, major);
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(user, draft);
  const locale =
    major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C.UTF-8'];
  const flags = ['-U', DATABASE, '-A', 'trust', '-E', 'UTF8', '--data-checksums', '--no-instructions', ...locale];
  run(join(bin, 'initdb'), ['-D', draft, ...flags], user);
  run(join(bin, 'postgres'), ['--single', '-j', '-D', draft, 'postgres'], user, `create database ${DATABASE}\n`);
  renameSync(draft, cluster);
  // Without fsync a power failure could undo the rename, and the next start deletes a folder with the temporary name.
  const folder = openSync(dirname(cluster), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function assertVersion(cluster: string, major: number): void {
  const note = join(cluster, 'PG_VERSION');
  const made = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  if (made === String(major)) return;
  throw new PostgresStartError(
    made === ''
      ? `${cluster} 不是 PostgreSQL 的数据目录：请移走它，或用 DATA_DIR 指定别的目录。`
      : `${cluster} 由 PostgreSQL ${made} 建立，现在运行的是 ${major}：请先用 pg_dump 迁移，或用 DATA_DIR 指定别的目录。`,
  );
}

function run(command: string, args: string[], user: ServerUser, input = ''): void {
  const { status, error, stderr } = spawnSync(command, args, { ...user, input, encoding: 'utf8', env: serverEnv() });
  if (status === 0) return;
  const reason = error?.message ?? stderr.trim().split('\n').at(-1);
  throw new PostgresStartError(`建立数据库失败（${command}）：${reason}`);
}

/** The server's environment, without the PG* variables of the caller's shell (a port, a folder). */
export function serverEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}
