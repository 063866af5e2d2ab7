import type { Crypto } from './crypto/crypto';
import type { Db } from './database/database';
import { EnvError } from './env';

const text = 'portal';
const context = 'key_check|value';

/** What the operator reads about a SECRET_KEY of another database. */
export const wrongSecret = 'SECRET_KEY 与此数据库不符：数据库由另一个密钥加密';

/**
 * Refuses a SECRET_KEY that cannot decrypt this database. The first start stores an encrypted known text; each later start decrypts
 * it. Throws EnvError.
 */
export async function checkSecret(db: Db, crypto: Crypto): Promise<void> {
  const { value } = await db.row(
    'kernel.keyCheck',
    `with added as (
       insert into kernel.key_check (value) values ($1) on conflict do nothing returning value
     )
     select value from added union all select value from kernel.key_check limit 1`,
    [crypto.encrypt(text, context)],
  );
  if (!opens(crypto, value)) throw new EnvError([wrongSecret]);
}

/** Whether a key decrypts the known text of a database. */
export function opens(crypto: Crypto, value: Buffer): boolean {
  try {
    return crypto.decrypt(value, context).toString() === text;
  } catch {
    // A wrong key makes the decryption fail.
    return false;
  }
}
