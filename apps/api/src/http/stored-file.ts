import type { Bytes } from './handler';
import type { Gateway } from '../core/gateway/gateway';

/** Encryption context of a file. It contains the id, so bytes that were moved to another id cannot be decrypted. */
export const fileContext = (id: string): string => `common.file|${id}`;

/** A decrypted upload; undefined if it does not exist. With `customerId`, returns only a file of that customer. */
export async function storedFile(
  gateway: Gateway,
  id: string,
  customerId?: bigint,
): Promise<(Bytes & { customerId: bigint }) | undefined> {
  const facts = await gateway.db.maybe('file.facts', 'select customer_id, media_type from common.file_facts($1, $2)', [
    id,
    customerId ?? null,
  ]);
  if (!facts) return undefined;
  return { ...(await decrypted(gateway, id, facts.media_type)), customerId: facts.customer_id };
}

/** A decrypted document that staff have uploaded; undefined if it does not exist. */
export async function storedDocument(gateway: Gateway, id: string): Promise<Bytes | undefined> {
  const facts = await gateway.db.maybe('file.document', 'select media_type from common.document where id = $1', [id]);
  return facts && decrypted(gateway, id, facts.media_type);
}

async function decrypted({ crypto, ports }: Gateway, id: string, type: string): Promise<Bytes> {
  const encrypted = await ports.files.get(id);
  if (!encrypted) throw new Error(`file ${id} is in the database and not in the store`);
  return { type, bytes: crypto.decrypt(encrypted, fileContext(id)) };
}
