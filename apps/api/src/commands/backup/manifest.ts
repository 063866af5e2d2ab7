import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCrypto, equalBytes } from '../../crypto/crypto';
import { CommandError } from '../command';

/** What a backup consists of. */
export interface Manifest {
  format: 1;
  /** When it was begun; nothing before is missing. ISO 8601, UTC. */
  at: string;
  /** SHA-256 of each part, as hex digits. */
  sha256: Readonly<Record<string, string>>;
  /** How many uploads belong to it. */
  files: number;
}

/** The parts of a backup beside its uploads, which all backups of a place share. */
export const parts = { dump: 'database.dump.age', list: 'files.list', chain: 'hash-chain.log' } as const;

const name = 'backup.json';
const codeOf = (secret: string, text: string) => makeCrypto(secret).index(text, 'backup');

/** Writes the manifest with a code of SECRET_KEY: who can write into the folder of backups cannot make one that is taken for ours. */
export async function writeManifest(folder: string, manifest: Manifest, secret: string): Promise<void> {
  const text = JSON.stringify(manifest);
  const lines = JSON.stringify({ manifest: text, code: codeOf(secret, text).toString('hex') }, null, 2);
  await writeFile(join(folder, name), `${lines}\n`, { flag: 'wx', mode: 0o600, flush: true });
}

/** @throws CommandError if there is none, or it was not written with this SECRET_KEY. */
export async function readManifest(folder: string, secret: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => {
    throw new CommandError(`${folder} 里没有 ${name}：这里没有完整的备份。`);
  });
  const { manifest, code } = JSON.parse(text) as { manifest: string; code: string };
  if (!equalBytes(codeOf(secret, manifest), Buffer.from(code, 'hex')))
    throw new CommandError('备份与 SECRET_KEY 不符：密钥不是备份时的那一个，或清单被改过。');
  return JSON.parse(manifest) as Manifest;
}
