import { chmodSync, chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PostgresStartError } from './postgres-start-error';

/** The user that the server runs as. Empty means the user of this process. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

const NOBODY = 65534;

/**
 * Chooses the server's user. PostgreSQL refuses to run as root and refuses a folder of another user. If this process runs as root,
 * the server runs as the owner of its folder or, before it exists, of the data folder, and as `nobody` if that owner is root.
 * @param cluster the server's folder, which may not exist yet
 * @throws PostgresStartError if the folder belongs to another user.
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

/** Lets the server's user traverse the data folder through the folder's group. Others get no access. */
export function letThrough(user: ServerUser, dataDir: string): void {
  if (user.gid === undefined) return;
  const { uid, gid, mode } = statSync(dataDir);
  if ((mode & 0o001) !== 0 || uid === user.uid) return;
  if (gid !== user.gid) chownSync(dataDir, uid, user.gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}

/** Makes the server's user the owner of a path. */
export function giveTo(user: ServerUser, path: string): void {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
}

/**
 * Checks that the server's user can reach a path. Root can reach every folder, so a checkout under /root would otherwise fail later
 * with a misleading message.
 * @throws PostgresStartError with the first folder on the path that is closed.
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
