import { constants } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CommandError } from '../command';
import { readAgeFile } from './age-file';
import { copyOnce, hashOf } from './copy-files';
import { fillDatabase } from './database-dump';
import { parts, readManifest, type Manifest } from './manifest';
import { filesOf, nameInStore, namesOf, type Place } from './take-backup';

/**
 * Fills `DATA_DIR` from a backup: its uploads, and its hash chain where there is none. What is in `DATA_DIR` stays: it is newer.
 * @throws CommandError where a part of the backup is missing or changed, or needs another key
 */
export async function restoreFiles(folder: string, to: Omit<Place, 'databaseUrl'>): Promise<Manifest> {
  const manifest = await readManifest(folder, to.secret);
  for (const [name, sha256] of Object.entries(manifest.sha256))
    if ((await hashOf(join(folder, name))) !== sha256) throw new CommandError(`备份的 ${name} 缺失或已损坏。`);
  await restoreUploads(folder, join(to.dataDir, 'files'));
  await mkdir(to.dataDir, { recursive: true, mode: 0o700 });
  await copyFile(join(folder, parts.chain), join(to.dataDir, parts.chain), constants.COPYFILE_EXCL).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return manifest;
}

/**
 * Fills `DATA_DIR` and an empty database from a backup. The database comes last and whole, so that a restore that fails can be repeated.
 * @throws CommandError where a part is missing, changed, or not readable with these keys
 */
export async function restoreBackup(folder: string, identity: string, to: Place): Promise<Manifest> {
  const manifest = await restoreFiles(folder, to);
  const { stream, ended, stop } = fillDatabase(to.databaseUrl);
  const written = readAgeFile(join(folder, parts.dump), identity, stream).catch((error: unknown) => {
    stop();
    throw error;
  });
  const [program, file] = await Promise.allSettled([ended, written]);
  // Where the program ends first, its own words say more than the stream that it has closed.
  for (const result of file.status === 'rejected' && file.reason instanceof CommandError
    ? [file, program]
    : [program, file])
    if (result.status === 'rejected') throw result.reason;
  return manifest;
}

async function restoreUploads(folder: string, target: string): Promise<void> {
  const from = filesOf(dirname(resolve(folder)));
  const list = await readFile(join(folder, parts.list), 'utf8');
  const hashes = new Map(list.split('\n').map((line) => [line.slice(65), line.slice(0, 64)]));
  for (const name of namesOf(list))
    if ((await copyOnce(join(from, name), join(target, nameInStore(name)))) !== hashes.get(name))
      throw new CommandError(`备份的文件 ${name} 缺失或已损坏。`);
}
