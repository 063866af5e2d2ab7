import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresStartError } from './postgres-start-error';
import { giveTo, type ServerUser } from './server-user';

/** The longest socket path in bytes. A socket address holds 104 bytes on macOS and 108 on Linux, including a final zero. */
const LONGEST = 103;
const NAME = '/.s.PGSQL.5432';

/** The folder of the server's socket: in the data folder, or in the temporary folder if that path is too long. */
export function socketFolder(dataDir: string): string {
  const name = `portal-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const places = [join(dataDir, 'socket'), join(tmpdir(), name), join('/tmp', name)];
  return places.find((place) => Buffer.byteLength(place + NAME) <= LONGEST) ?? join('/tmp', name);
}

/**
 * Creates the socket folder with access for the server's user only, because access to the socket is access to the database.
 * @throws PostgresStartError if another user has created the folder in the shared temporary folder.
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
