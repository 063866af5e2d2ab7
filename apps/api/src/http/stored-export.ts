import { Readable } from 'node:stream';
import type { Gateway } from '../core/gateway/gateway';
import type { Bytes } from './handler';
import { exportParts } from './stored-export.store';
import { fileContext } from './stored-file';

/** The export of this customer's own data under an id, while it is kept; undefined otherwise. It is sent part by part. */
export async function storedExport(gateway: Gateway, id: string, customerId: bigint): Promise<Bytes | undefined> {
  const { db, crypto, ports, env } = gateway;
  const found = await exportParts(db, id, customerId, env.EXPORT_DAYS);
  if (!found) return undefined;
  async function* write(parts: readonly string[]) {
    for (const part of parts) {
      const encrypted = await ports.files.get(part);
      if (!encrypted) throw new Error(`part ${part} of an export is in the database and not in the store`);
      yield crypto.decrypt(encrypted, fileContext(part));
    }
  }
  return {
    type: 'application/zip',
    bytes: Readable.from(write(found.parts), { objectMode: true, highWaterMark: 1 }),
    fileName: `customer-${customerId}.zip`,
  };
}
