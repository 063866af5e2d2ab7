import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';

export type PasskeyRow = Rows['staff.passkeys'];

export const passkeysOf = (db: Db, memberId: bigint) =>
  db.rows(
    'staff.passkeys',
    `select id, name, public_key, counter, transports, created_at, used_at from staff.passkey
     where member_id = $1 order by created_at`,
    [memberId],
  );

/** False where the passkey is registered already. */
export async function insertPasskey(
  db: Db,
  memberId: bigint,
  passkey: { id: string; name: string; publicKey: Uint8Array; counter: number; transports: readonly string[] },
): Promise<boolean> {
  const added = await db.rows(
    'staff.addPasskey',
    `insert into staff.passkey (id, member_id, name, public_key, counter, transports) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do nothing returning id`,
    [passkey.id, memberId, passkey.name, Buffer.from(passkey.publicKey), passkey.counter, passkey.transports],
  );
  return added.length > 0;
}

export const countPasskeyUse = (db: Db, id: string, counter: number) =>
  db.rows('staff.passkeyUsed', 'update staff.passkey set counter = $2, used_at = now() where id = $1', [id, counter]);

export const deletePasskey = (db: Db, memberId: bigint, id: string) =>
  db.maybe('staff.removePasskey', 'delete from staff.passkey where member_id = $1 and id = $2 returning name', [
    memberId,
    id,
  ]);
