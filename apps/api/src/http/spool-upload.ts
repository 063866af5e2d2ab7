import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that a caller has sent, on the disk and not in memory. */
export interface Upload {
  /** Bytes. */
  size: number;
  truncated: boolean;
  read(): Promise<Buffer>;
}

export interface Spooled extends Upload {
  discard(): Promise<void>;
}

const cipher = 'aes-256-ctr';
const oldMs = 3_600_000;
const folderOf = (dataDir: string) => join(dataDir, 'spool');

/**
 * Writes a file of a form to the disk while it arrives. It is encrypted with a key that is in memory only: what a killed gateway
 * leaves cannot be read.
 */
export async function spoolUpload(dataDir: string, file: Readable & { truncated: boolean }): Promise<Spooled> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomBytes(16).toString('hex'));
  const [key, iv] = [randomBytes(32), randomBytes(16)];
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const discard = () => rm(path, { force: true });
  try {
    await pipeline(file, createCipheriv(cipher, key, iv), out);
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    size: out.bytesWritten,
    truncated: file.truncated,
    read: async () => createDecipheriv(cipher, key, iv).update(await readFile(path)),
    discard,
  };
}

/** Deletes what a killed gateway has left. Files of other gateways that use the same folder are younger. */
export async function deleteOldSpool(dataDir: string): Promise<void> {
  const folder = folderOf(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (facts && Date.now() - facts.mtimeMs > oldMs) await rm(path, { force: true });
  }
}
