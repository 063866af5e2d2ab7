import type { Db } from '../../../database/database';

/** Encrypted values that stay. What is valid for minutes is left to its end (`briefLeft`). */
export type Place = 'identity' | 'card' | 'factor' | 'member' | 'batch' | 'push';

/** A value, the text of its row's id, and whose it is. `hash` is the keyed hash beside it. */
export interface StoredValue {
  id: string;
  owner: string;
  value: Buffer;
  hash: Buffer | null;
}

/** Rows in the order of their id, each with a value or a hash of another key than `keyId`. */
type Reader = (db: Db, keyId: number, after: string | null, limit: number) => Promise<StoredValue[]>;

// A hash of key 1 has no id before its 32 bytes.
const readers: Readonly<Record<Place, Reader>> = {
  identity: (db, ...given) =>
    db.rows(
      'keys.identities',
      `select id::text as id, customer_id::text as owner, id_encrypted as value, id_index as hash from identity.identity
       where ($2::text is null or id > $2::text::bigint)
         and (get_byte(id_encrypted, 0) <> $1 or case octet_length(id_index) when 32 then 1 else get_byte(id_index, 0) end <> $1)
       order by identity.id limit $3`,
      given,
    ),
  card: (db, ...given) =>
    db.rows(
      'keys.cards',
      `select id::text as id, customer_id::text as owner, number_encrypted as value, number_index as hash from identity.bank_card
       where ($2::text is null or id > $2::text::bigint)
         and (get_byte(number_encrypted, 0) <> $1
           or case octet_length(number_index) when 32 then 1 else get_byte(number_index, 0) end <> $1)
       order by bank_card.id limit $3`,
      given,
    ),
  factor: (db, ...given) =>
    db.rows(
      'keys.factors',
      `select id::text as id, '' as owner, totp_key as value, null::bytea as hash from customer.factor
       where ($2::text is null or id > $2::text::bigint) and totp_key is not null and get_byte(totp_key, 0) <> $1
       order by factor.id limit $3`,
      given,
    ),
  member: (db, ...given) =>
    db.rows(
      'keys.members',
      `select id::text as id, '' as owner, totp_key as value, null::bytea as hash from staff.member
       where ($2::text is null or id > $2::text::bigint) and totp_key is not null and get_byte(totp_key, 0) <> $1
       order by member.id limit $3`,
      given,
    ),
  batch: (db, ...given) =>
    db.rows(
      'keys.batches',
      `select number as id, number as owner, file as value, null::bytea as hash from payout.batch
       where ($2::text is null or number > $2) and get_byte(file, 0) <> $1 order by number limit $3`,
      given,
    ),
  push: (db, ...given) =>
    db.rows(
      'keys.pushes',
      `select id::text as id, '' as owner, subscription as value, null::bytea as hash from message.push_device
       where ($2::text is null or id > $2::text::bigint) and get_byte(subscription, 0) <> $1 order by push_device.id limit $3`,
      given,
    ),
};

export const readValues = (place: Place): Reader => readers[place];

/** Writes values anew, where they still are what was read. */
const writers: Readonly<Record<Place, (db: Db, id: string, old: Buffer, value: Buffer) => Promise<unknown>>> = {
  identity: (db, ...given) =>
    db.rows(
      'keys.identity',
      'update identity.identity set id_encrypted = $3 where id = $1::bigint and id_encrypted = $2',
      given,
    ),
  card: (db, ...given) =>
    db.rows(
      'keys.card',
      'update identity.bank_card set number_encrypted = $3 where id = $1::bigint and number_encrypted = $2',
      given,
    ),
  factor: (db, ...given) =>
    db.rows('keys.factor', 'update customer.factor set totp_key = $3 where id = $1::bigint and totp_key = $2', given),
  member: (db, ...given) =>
    db.rows('keys.member', 'update staff.member set totp_key = $3 where id = $1::bigint and totp_key = $2', given),
  batch: (db, ...given) =>
    db.rows('keys.batch', 'update payout.batch set file = $3 where number = $1 and file = $2', given),
  push: (db, ...given) =>
    db.rows(
      'keys.push',
      'update message.push_device set subscription = $3 where id = $1::bigint and subscription = $2',
      given,
    ),
};

export const writeValue = (place: Place) => writers[place];

/** Files that another key has encrypted, in the order of their id. */
export const readFiles = (db: Db, keyId: number, after: string, limit: number) =>
  db.rows(
    'keys.files',
    `select id from (
       select id from common.file where key_id <> $1 union all select id from common.document where key_id <> $1) f
     where id > $2 order by id limit $3`,
    [keyId, after, limit],
  );

/** Notes which key has encrypted a file. */
export const noteFileKey = (db: Db, id: string, keyId: number) =>
  db.rows(
    'keys.file',
    `with documents as (update common.document set key_id = $2 where id = $1)
     update common.file set key_id = $2 where id = $1`,
    [id, keyId],
  );

export const exportIds = (db: Db) => db.rows('keys.exports', 'select id from customer.data_export order by id');

/** The parts of an export, which nobody adds or deletes until the transaction ends. None of one that is being deleted. */
export const lockExport = (tx: Db, id: bigint) =>
  tx.maybe('keys.export', `select parts from customer.data_export where id = $1 and run <> 'dropped' for update`, [id]);

/** How many lasting values each key has, by place. */
export const countValues = (db: Db) =>
  db.rows(
    'keys.count',
    `select place, key_id, count(*)::int as values from (
       select 'identity' as place, get_byte(id_encrypted, 0) as key_id from identity.identity
       union all select 'card', get_byte(number_encrypted, 0) from identity.bank_card
       union all select 'factor', get_byte(totp_key, 0) from customer.factor where totp_key is not null
       union all select 'member', get_byte(totp_key, 0) from staff.member where totp_key is not null
       union all select 'batch', get_byte(file, 0) from payout.batch
       union all select 'push', get_byte(subscription, 0) from message.push_device
       union all select 'file', key_id from common.file
       union all select 'file', key_id from common.document) v
     group by place, key_id order by place, key_id`,
  );

/** Values of other keys that are valid for minutes: captchas, codes, steps of a sign-in. */
export const briefLeft = (db: Db, keyId: number) =>
  db.row(
    'keys.brief',
    `select count(*)::int as left, max(until) as until from (
       select expires_at as until from kernel.captcha where get_byte(answer, 0) <> $1
       union all select expires_at from kernel.verify_code where get_byte(encrypted, 0) <> $1 and closed_at is null
       union all select expires_at from customer.factor_step where get_byte(totp_key, 0) <> $1
       union all select expires_at from staff.ticket where get_byte(totp_key, 0) <> $1) b
     where until > clock_timestamp()`,
    [keyId],
  );

/** The keys that have encrypted something here. */
export const keysInUse = (db: Db) => db.rows('keys.inUse', 'select key_id from kernel.key_check order by key_id');

/** Forgets other keys that no gateway has encrypted with for `idle` seconds. Returns their ids. */
export const forgetKeys = (tx: Db, keyId: number, idle: number) =>
  tx.rows(
    'keys.forget',
    `delete from kernel.key_check where key_id <> $1 and used_at < clock_timestamp() - make_interval(secs => $2) returning key_id`,
    [keyId, idle],
  );

/** Tells the audit log that the keys were changed. */
export const noteRotation = (tx: Db, keyId: number, forgotten: readonly number[]) =>
  tx.rows(
    'keys.audit',
    `insert into kernel.audit (actor, act, subject, after) values ('operator', 'rotateKeys', 'keys', $1)`,
    [JSON.stringify({ key: keyId, removable: forgotten })],
  );
