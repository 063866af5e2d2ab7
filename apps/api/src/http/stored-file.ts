import type { Bytes } from './handler';
import type { Gateway } from '../gateway';

/** Encryption context of a file. It contains the id, so bytes that were moved to another id cannot be decrypted. */
export const fileContext = (id: string): string => `common.file|${id}`;

/** A decrypted upload; undefined if it does not exist. With `customerId`, returns only a file of that customer. */
export async function storedFile(
  { db, crypto, ports }: Gateway,
  id: string,
  customerId?: bigint,
): Promise<(Bytes & { customerId: bigint }) | undefined> {
  const facts = await db.maybe<{ customer_id: bigint; media_type: string }>(
    'file.facts',
    'select customer_id, media_type from common.file_facts($1, $2)',
    [id, customerId ?? null],
  );
  if (!facts) return undefined;
  const encrypted = await ports.files.get(id);
  if (!encrypted) throw new Error(`file ${id} is in the database and not in the store`);
  return { type: facts.media_type, bytes: crypto.decrypt(encrypted, fileContext(id)), customerId: facts.customer_id };
}
