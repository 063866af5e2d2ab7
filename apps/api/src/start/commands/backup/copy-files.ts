import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Every file under a folder as `ab/abcdef…`, sorted. None if the folder does not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Runs an act on a file. Undefined if the file does not exist. */
async function ifThere<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** SHA-256 of a file as hex digits. Undefined if there is none. */
export function hashOf(path: string): Promise<string | undefined> {
  return ifThere(async () => {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  });
}

/**
 * Copies a file, whole or not at all; one that is there stays, because a name belongs to one content. Returns its SHA-256.
 * Undefined if there is nothing to copy.
 */
export async function copyOnce(from: string, to: string): Promise<string | undefined> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const draft = `${to}.tmp`;
  const there = await hashOf(to);
  if (there !== undefined) return there;
  const isCopied = await ifThere(async () => {
    await copyFile(from, draft);
    return true;
  });
  if (!isCopied) return undefined;
  const file = await open(draft, 'r');
  await file.sync().finally(() => file.close());
  await rename(draft, to);
  return hashOf(to);
}
