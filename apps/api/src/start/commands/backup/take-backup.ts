import { copyFile, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyIdOf } from '../../../crypto/crypto';
import { readKeyChecks } from '../../../database/read-key-checks';
import { writeAgeFile } from './age-file';
import { CommandError } from '../command';
import { copyOnce, filesIn, hashOf } from './copy-files';
import { dumpDatabase } from './database-dump';
import { parts, writeManifest, type Manifest } from './manifest';

export interface Place {
  databaseUrl: string;
  dataDir: string;
  secret: string;
}

const complete = /^\d{4}-\d\d-\d\dT\d{6}Z$/;
const unfinished = /^\d{4}-\d\d-\d\dT\d{6}Z\.partial$/;
const dayMs = 86_400_000;

/** Uploads of all backups of a folder: each is stored once for each key that has encrypted it. */
export const filesOf = (root: string): string => join(root, 'files');

/**
 * Writes a backup into a new folder of `root`, while gateways go on: the database first, then every upload it may name.
 * The folder has its name once it is whole. Returns its name and what it consists of.
 */
export async function takeBackup(
  from: Place,
  root: string,
  recipient: string,
): Promise<{ name: string; made: Manifest }> {
  const at = new Date().toISOString();
  const name = `${at.slice(0, 19).replaceAll(':', '')}Z`;
  const draft = join(root, `${name}.partial`);
  await mkdir(root, { recursive: true, mode: 0o700 });
  await mkdir(draft, { mode: 0o700 }).catch(sayTaken);
  try {
    const dump = await writeDump(from.databaseUrl, join(draft, parts.dump), recipient);
    const uploads = await copyUploads(join(from.dataDir, 'files'), filesOf(root));
    const lines = uploads.map((line) => `${line}\n`).join('');
    await writeFile(join(draft, parts.list), lines, { flag: 'wx', flush: true });
    // After the database: the blocks that it lacks show that it is older than what was written outside.
    await copyFile(join(from.dataDir, parts.chain), join(draft, parts.chain)).catch(
      noBlockYet(join(draft, parts.chain)),
    );
    const keys = new Set([
      ...(await readKeyChecks(from.databaseUrl)).map((value) => keyIdOf(value) ?? 0),
      ...namesOf(lines).map(keyOfCopy),
    ]);
    const made: Manifest = {
      format: 1,
      at,
      sha256: {
        [parts.dump]: dump,
        [parts.list]: (await hashOf(join(draft, parts.list)))!,
        [parts.chain]: (await hashOf(join(draft, parts.chain)))!,
      },
      files: uploads.length,
      keys: [...keys].sort((a, b) => a - b),
    };
    await writeManifest(draft, made, from.secret);
    await rename(draft, join(root, name)).catch(sayTaken);
    return { name, made };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** A name holds a second. */
function sayTaken(error: NodeJS.ErrnoException): never {
  const isTaken = error.code === 'EEXIST' || error.code === 'ENOTEMPTY';
  throw isTaken ? new CommandError('另一份备份在同一秒开始，请稍后再试。') : error;
}

const noBlockYet = (target: string) => async (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  await writeFile(target, '');
};

async function writeDump(url: string, path: string, recipient: string): Promise<string> {
  const { stream, ended, stop } = dumpDatabase(url);
  const written = writeAgeFile(path, stream, recipient).catch((error: unknown) => {
    stop();
    throw error;
  });
  const [hash] = await Promise.all([written, ended]);
  return hash;
}

/**
 * Lines `<SHA-256> <name>`; the name ends with `.<id>` for a key that is not the first, because a new key changes the bytes. An upload that is deleted meanwhile has no line: its row
 * goes in the same act.
 */
async function copyUploads(from: string, to: string): Promise<string[]> {
  const lines: string[] = [];
  for (const name of await filesIn(from)) {
    const keyId = await firstByte(join(from, name));
    if (keyId === undefined) continue;
    const copy = keyId === 1 ? name : `${name}.${keyId}`;
    const hash = await copyOnce(join(from, name), join(to, copy));
    if (hash !== undefined) lines.push(`${hash} ${copy}`);
  }
  return lines;
}

/** The id of the key of an encrypted file. Undefined where there is no file. */
async function firstByte(path: string): Promise<number | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, 0).finally(() => file.close());
  return buffer[0];
}

/** The name of an upload in the store, from its name in a backup. */
export const nameInStore = (copy: string): string => copy.replace(/\.\d+$/, '');

/** The key that has encrypted an upload, from its name in a backup. */
const keyOfCopy = (copy: string): number => Number(/\.(\d+)$/.exec(copy)?.[1] ?? 1);

/** The names of a list of uploads. */
export const namesOf = (list: string): string[] =>
  list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(65));

/**
 * Deletes all but the newest `keep` backups, uploads that none of these names, and what an interrupted backup has left a day ago.
 * Returns the names of the deleted backups.
 */
export async function deleteOld(root: string, keep: number): Promise<string[]> {
  const entries = await readdir(root);
  const staying = entries.filter((name) => complete.test(name)).sort();
  const old = staying.splice(0, Math.max(0, staying.length - keep));
  const begun = entries.filter((name) => unfinished.test(name));
  const left = begun.filter((name) => Date.now() - timeOf(name) > dayMs);
  for (const name of [...old, ...left]) await rm(join(root, name), { recursive: true });
  // One that is being made names its uploads at its end.
  if (begun.length > left.length) return old;
  const named = new Set<string>();
  for (const name of staying)
    for (const one of namesOf(await readFile(join(root, name, parts.list), 'utf8'))) named.add(one);
  for (const name of await filesIn(filesOf(root))) if (!named.has(name)) await rm(join(filesOf(root), name));
  return old;
}

const timeOf = (name: string) => Date.parse(`${name.slice(0, 13)}:${name.slice(13, 15)}:${name.slice(15, 17)}Z`);
