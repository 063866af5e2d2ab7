import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCrypto, equalBytes } from '../../../crypto/crypto';
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
  /** The ids of the keys that have encrypted what is in it. Before release 1.1 it was key 1. */
  keys?: readonly number[];
}

/** The parts of a backup beside its uploads, which all backups of a place share. */
export const parts = { dump: 'database.dump.age', list: 'files.list', chain: 'hash-chain.log' } as const;

const name = 'backup.json';
const codesOf = (secret: string, text: string) => makeCrypto(secret).index(text, 'backup');

/** Writes the manifest with a code of the first key: who can write into the folder of backups cannot make one that is taken for ours. */
export async function writeManifest(folder: string, manifest: Manifest, secret: string): Promise<void> {
  const text = JSON.stringify(manifest);
  const lines = JSON.stringify({ manifest: text, code: codesOf(secret, text)[0].toString('hex') }, null, 2);
  await writeFile(join(folder, name), `${lines}\n`, { flag: 'wx', mode: 0o600, flush: true });
}

/** @throws CommandError if there is none, it was not written with one of these keys, or needs another one too */
export async function readManifest(folder: string, secret: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => {
    throw new CommandError(`${folder} 里没有 ${name}：这里没有完整的备份。`);
  });
  const { manifest, code } = JSON.parse(text) as { manifest: string; code: string };
  const given = Buffer.from(code, 'hex');
  if (!codesOf(secret, manifest).some((one) => equalBytes(one, given)))
    throw new CommandError('备份与密钥不符：SECRET_KEY 或 SECRET_KEYS 没有备份时加密的密钥，或清单被改过。');
  const made = JSON.parse(manifest) as Manifest;
  const { keyIds } = makeCrypto(secret);
  const missing = (made.keys ?? [1]).filter((id) => !keyIds.includes(id));
  if (missing.length > 0)
    throw new CommandError(`备份里有 ${missing.join('、')} 号密钥加密的内容：请把它加在 SECRET_KEYS 的最后。`);
  return made;
}
