import type { Db } from './database';

/** A known text under each key that has encrypted something here and is not rotated out yet. */
export const keyChecks = (db: Db) =>
  db.rows('kernel.keyChecks', 'select key_id, value from kernel.key_check order by key_id');

/** Notes that a gateway encrypts with a key now. Returns the known text as the first of them has written it. */
export const noteKeyUse = (db: Db, keyId: number, value: Buffer) =>
  db.row(
    'kernel.noteKeyUse',
    `insert into kernel.key_check as k (key_id, value, used_at) values ($1, $2, clock_timestamp())
     on conflict (key_id) do update set used_at = clock_timestamp()
     returning k.value`,
    [keyId, value],
  );
