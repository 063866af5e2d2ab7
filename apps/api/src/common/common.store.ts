import type { Db } from '../database/database';
import type { StoredPicture } from './store-picture';

/** Counts an upload of a customer that begins now, in Beijing's day. False if `daily` have begun today. */
export async function countUpload(db: Db, customerId: bigint, daily: number): Promise<boolean> {
  const counted = await db.rows(
    'common.countUpload',
    `insert into common.upload_day as d (customer_id, day, uploads)
     values ($1, (now() at time zone 'Asia/Shanghai')::date, 1)
     on conflict (customer_id) do update set day = excluded.day, uploads = case d.day when excluded.day then d.uploads + 1 else 1 end
       where d.day <> excluded.day or d.uploads < $2
     returning customer_id`,
    [customerId, daily],
  );
  return counted.length > 0;
}

/** Keeps what is known of a file of a customer. */
export async function addFile(db: Db, file: StoredPicture & { customerId: bigint }): Promise<void> {
  await db.rows(
    'common.addFile',
    'insert into common.file (id, customer_id, media_type, width, height, bytes, key_id) values ($1, $2, $3, $4, $5, $6, $7)',
    [file.id, file.customerId, file.mediaType, file.width, file.height, file.bytes, file.keyId],
  );
}

/** Keeps what is known of a document that a staff member has uploaded. */
export async function addDocument(
  db: Db,
  { id, mediaType, bytes, keyId }: StoredPicture,
  actor: string,
): Promise<void> {
  await db.rows(
    'common.addDocument',
    'insert into common.document (id, uploaded_by, media_type, bytes, key_id) values ($1, $2, $3, $4, $5)',
    [id, actor, mediaType, bytes, keyId],
  );
}

/** Outages of the last 90 days that lasted a minute or still last, newest first. */
export const readOutages = (db: Db) =>
  db.rows<{ party: 'channel' | 'sms' | 'email'; since: Date; until: Date | null }>(
    'common.outages',
    `select party, since, until from kernel.outage
     where coalesce(until, now()) > now() - interval '90 days' and coalesce(until, now()) - since >= interval '1 minute'
     order by since desc limit 50`,
  );
