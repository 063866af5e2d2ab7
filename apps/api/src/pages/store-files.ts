import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How long files of a release stay after the last gateway with that release has called. */
export const STORED_HOURS = 30;

const listFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/**
 * Copies the files of a release to a folder that outlives it, marks them as in use now, and removes what no release has used for
 * `STORED_HOURS`. Gateways of several releases may share the folder: a name contains the hash of its content. Safe to repeat.
 * @param release folder of the build
 * @param stored folder that is served
 * @throws an error of the file system, such as ENOSPC or EACCES
 */
export async function storeFiles(release: string, stored: string, now = new Date()): Promise<void> {
  await mkdir(stored, { recursive: true });
  const ours = await listFiles(release);
  for (const name of ours) {
    const target = join(stored, name);
    const isThere = (await statOf(target))?.size === (await statOf(join(release, name)))?.size;
    if (!isThere || !(await touch(target, now))) await copyWhole(join(release, name), target);
  }
  const oldest = now.getTime() - STORED_HOURS * 3_600_000;
  const used = new Set(ours);
  for (const name of (await listFiles(stored)).filter((file) => !used.has(file))) {
    const found = await statOf(join(stored, name));
    if (found && found.mtimeMs < oldest) await rm(join(stored, name), { force: true });
  }
}

// Another gateway may remove a file at any time.
const statOf = (path: string) => stat(path).catch(() => undefined);
const touch = (path: string, now: Date) =>
  utimes(path, now, now).then(
    () => true,
    () => false,
  );

/** A request never reads half a file. */
async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const draft = join(dirname(to), `.${randomBytes(6).toString('hex')}`);
  try {
    await copyFile(from, draft);
    await rename(draft, to);
  } finally {
    await rm(draft, { force: true });
  }
}
