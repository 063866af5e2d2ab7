import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { CommandError } from '../command';

// The library has the types of browsers for what Node calls by the same names.
type Bytes = globalThis.ReadableStream<Uint8Array>;
const toWeb = (source: Readable) => Readable.toWeb(source) as Bytes;
const fromWeb = (source: Bytes) => Readable.fromWeb(source as ReadableStream);

function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

/**
 * Writes a stream into a file that only the holder of the recipient's identity can read (age, https://age-encryption.org/v1).
 * Returns the file's SHA-256, as hex digits.
 */
export async function writeAgeFile(path: string, source: Readable, recipient: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const hash = createHash('sha256');
  const encrypted = await encrypter.encrypt(toWeb(source));
  await pipeline(fromWeb(encrypted), hashing(hash), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return hash.digest('hex');
}

/** Gives what a file holds to a stream. @throws CommandError if the identity is not its recipient's, or the file was changed. */
export async function readAgeFile(path: string, identity: string, target: Writable): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const source = createReadStream(path);
  let decrypted: Bytes;
  try {
    decrypted = await decrypter.decrypt(toWeb(source));
  } catch {
    source.destroy();
    throw new CommandError('备份打不开：密钥不是这份备份的，或文件已损坏。');
  }
  await pipeline(fromWeb(decrypted), target);
}

/** The recipient of the first identity in a key file, as `age-keygen` writes it. @throws CommandError if it has none. */
export async function identityOf(text: string): Promise<{ identity: string; recipient: string }> {
  const identity = text
    .split('\n')
    .find((line) => line.startsWith('AGE-SECRET-KEY-'))
    ?.trim();
  if (identity === undefined) throw new CommandError('密钥文件里没有以 AGE-SECRET-KEY- 开头的一行。');
  return { identity, recipient: await identityToRecipient(identity) };
}
