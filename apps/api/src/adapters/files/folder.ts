import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { FileStore } from '../../ports';

// Lower case only: some file systems do not tell `ab` from `AB`.
const keyShape = /^[0-9a-z]{16,64}$/;

/** Keeps files under `<dataDir>/files/ab/<key>`, whole or not at all. Throws for a key that it did not make. */
export function fileFolder(dataDir: string): FileStore {
  const root = resolve(dataDir, 'files');
  const place = (key: string) => {
    if (!keyShape.test(key)) throw new Error('not a file key');
    return join(root, key.slice(0, 2), key);
  };
  return {
    async put(key, bytes) {
      const target = place(key);
      const folder = dirname(target);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${target}.${randomBytes(6).toString('hex')}.tmp`;
      try {
        await write(draft, bytes);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    async get(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async delete(key) {
      await rm(place(key), { force: true });
    },
  };
}

async function write(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name is only durable once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
