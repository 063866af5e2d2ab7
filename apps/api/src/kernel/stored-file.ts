import type { Bytes } from './handler';
import type { Gateway } from './gateway';

/** What binds a sealed file to its id: bytes that were moved to another id do not open. */
export const fileContext = (id: string): string => `common.file|${id}`;

/** An upload, opened; undefined where there is none. With `customerId`, only where it is that customer's. */
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
  const sealed = await ports.files.get(id);
  if (!sealed) throw new Error(`file ${id} is in the database and not in the store`);
  return { type: facts.media_type, bytes: crypto.open(sealed, fileContext(id)), customerId: facts.customer_id };
}
