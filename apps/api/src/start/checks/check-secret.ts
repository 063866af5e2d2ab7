import type { FastifyBaseLogger } from 'fastify';
import { keyIdOf, type Crypto } from '../../crypto/crypto';
import type { Db } from '../../database/database';
import { keyChecks, noteKeyUse } from '../../database/key-check.store';
import { EnvError } from '../../core/errors/env-error';

const text = 'portal';
const context = 'key_check|value';
const noteMs = 60_000;

const wrongSecret = 'SECRET_KEY 与此数据库不符：数据库由另一个密钥加密';
const missingKey = (id: number) =>
  `缺少 ${id} 号密钥：数据库里还有由它加密的内容，请把它加在 SECRET_KEYS 的最后（1 号密钥就是原来的 SECRET_KEY）`;

/**
 * Refuses keys that cannot decrypt this database. Each key that encrypts stores an encrypted known text at its first start; each start
 * decrypts all of them. Throws EnvError.
 */
export async function checkSecret(db: Db, crypto: Crypto): Promise<void> {
  const faults = secretFaults(
    crypto,
    (await keyChecks(db)).map(({ value }) => value),
  );
  if (faults.length > 0) throw new EnvError(faults);
  if (!opens(crypto, await noteUse(db, crypto))) throw new EnvError([wrongSecret]);
}

/** What an operator reads about keys that do not fit the known texts of a database; a line each. */
export function secretFaults(crypto: Crypto, values: readonly Buffer[]): string[] {
  const faults = values
    .filter((value) => !opens(crypto, value))
    .map((value) => {
      const id = keyIdOf(value) ?? 0;
      return crypto.keyIds.includes(id) ? wrongSecret : missingKey(id);
    });
  return [...new Set(faults)];
}

/** Notes each minute that this process encrypts with its first key, so that nobody removes the key meanwhile. */
export function keepKeyNoted(db: Db, crypto: Crypto, log: FastifyBaseLogger): { close(): void } {
  const timer = setInterval(() => {
    noteUse(db, crypto).catch((error: unknown) => log.warn(error, 'the use of the key was not noted'));
  }, noteMs).unref();
  return { close: () => clearInterval(timer) };
}

const noteUse = async (db: Db, crypto: Crypto): Promise<Buffer> =>
  (await noteKeyUse(db, crypto.keyId, crypto.encrypt(text, context))).value;

function opens(crypto: Crypto, value: Buffer): boolean {
  try {
    return crypto.decrypt(value, context).toString() === text;
  } catch {
    // A wrong key makes the decryption fail.
    return false;
  }
}
