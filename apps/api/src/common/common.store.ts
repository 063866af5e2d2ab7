import type { Db } from '../database/database';
import type { StoredPicture } from './store-picture';

/** Uploads of the customer today, in Beijing's day. */
export async function filesToday(db: Db, customerId: bigint): Promise<bigint> {
  const { n } = await db.row<{ n: bigint }>('common.today', 'select common.files_today($1) as n', [customerId]);
  return n;
}

/** Keeps what is known of a file. Throws common.fileQuota past `daily` files a day. */
export async function addFile(db: Db, file: StoredPicture & { customerId: bigint; daily: number }): Promise<void> {
  await db.rows('common.add', 'select common.add_file($1, $2, $3, $4, $5, $6, $7)', [
    file.id,
    file.customerId,
    file.mediaType,
    file.width,
    file.height,
    file.bytes,
    file.daily,
  ]);
}

/** Keeps what is known of a document that a staff member has uploaded. */
export async function addDocument(db: Db, { id, mediaType, bytes }: StoredPicture, actor: string): Promise<void> {
  await db.rows(
    'common.addDocument',
    'insert into common.document (id, uploaded_by, media_type, bytes) values ($1, $2, $3, $4)',
    [id, actor, mediaType, bytes],
  );
}
