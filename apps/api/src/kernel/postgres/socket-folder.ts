import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresStartError } from './postgres-start-error';
import { giveTo, type ServerUser } from './server-user';

/** What a socket address may hold, in bytes: 104 with its final zero on macOS, 108 on Linux. */
const LONGEST = 103;
const NAME = '/.s.PGSQL.5432';

/** The folder for the server's socket: in the data folder, or under the system's temporary one where that path is too long. */
export function socketFolder(dataDir: string): string {
  const name = `portal-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const places = [join(dataDir, 'socket'), join(tmpdir(), name), join('/tmp', name)];
  return places.find((place) => Buffer.byteLength(place + NAME) <= LONGEST) ?? join('/tmp', name);
}

/**
 * Makes that folder, closed to everybody but the server's user: whoever can open the socket owns the database.
 * @throws PostgresStartError where somebody else put something under that name in the shared temporary folder.
 */
export function makeSocketFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const self = process.getuid?.();
  if (!found.isDirectory() || (self !== undefined && found.uid !== self && found.uid !== user.uid)) {
    throw new PostgresStartError(`${folder} 已被其他用户占用，请删除它后再启动。`);
  }
  chmodSync(folder, 0o700);
  giveTo(user, folder);
}
