import type { Hashes } from '../../crypto/crypto';
import type { Db } from '../../database/database';

/**
 * Gives every row of an identity or card number the first of its hashes, in the transaction that is about to write a row with it. Rows of
 * one number have one hash at any time, also while the keys of the installation change.
 */
export async function unifyHash(tx: Db, hashes: Hashes): Promise<void> {
  if (hashes.length === 1) return;
  await tx.rows('numberHash.unify', 'select identity.unify_hash($1)', [hashes]);
}

/** The hash under which an identity number stands; the first where none does. */
export async function storedHash(db: Db, hashes: Hashes): Promise<Buffer> {
  const [first, ...former] = hashes;
  if (former.length === 0) return first;
  const row = await db.maybe(
    'numberHash.stored',
    'select id_index from identity.identity where id_index = any ($1) limit 1',
    [hashes],
  );
  return row?.id_index ?? first;
}
