import { chmodSync, chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PostgresStartError } from './postgres-start-error';

/** Who the server runs as. Empty: as this process. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

const NOBODY = 65534;

/**
 * PostgreSQL refuses to run as root, and refuses a folder that is not its own: root drops to the owner of the folder,
 * or of the data folder around it, and to `nobody` where that is root itself. An ordinary user stays what they are.
 * @param cluster the server's folder, which may not exist yet
 * @throws PostgresStartError where the folder is another user's.
 */
export function serverUser(cluster: string): ServerUser {
  const self = process.getuid?.();
  if (self === undefined) return {};
  const found = statSync(cluster, { throwIfNoEntry: false });
  if (self !== 0) {
    if (found && found.uid !== self) {
      throw new PostgresStartError(
        `数据目录 ${cluster} 属于另一个用户（uid ${found.uid}）：请用该用户或 root 启动，或用 DATA_DIR 指定别的目录。`,
      );
    }
    return {};
  }
  const { uid, gid } = found ?? statSync(dirname(cluster));
  return uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid, gid };
}

/** Lets the server's user walk through the data folder, by its group, and nobody else. */
export function letThrough(user: ServerUser, dataDir: string): void {
  if (user.gid === undefined) return;
  const { uid, gid, mode } = statSync(dataDir);
  if ((mode & 0o001) !== 0 || uid === user.uid) return;
  if (gid !== user.gid) chownSync(dataDir, uid, user.gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}

/** Gives a path to the server's user. */
export function giveTo(user: ServerUser, path: string): void {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
}

/**
 * Root sees every folder, the user it drops to does not: a checkout under /root would fail with an odd message later.
 * @throws PostgresStartError naming the first folder on the way that is closed.
 */
export function assertReachable(user: ServerUser, path: string): void {
  if (user.uid === undefined) return;
  for (const folder of ancestors(path).reverse()) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) {
      throw new PostgresStartError(
        `以 root 启动时数据库以 uid ${user.uid} 运行，但它进不了 ${folder}：请把项目和数据放到它能进入的目录（如 /srv），或用普通用户启动。`,
      );
    }
  }
}

function ancestors(path: string): string[] {
  const up = dirname(path);
  return up === path ? [path] : [path, ...ancestors(up)];
}
