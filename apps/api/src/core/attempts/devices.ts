import { sha256 } from '../../crypto/crypto';
import type { Db } from '../../database/database';

/** `customer:80010007` or `staff:5`. */
export type DeviceOwner = `customer:${bigint}` | `staff:${bigint}`;

/** The hash of one of these device keys with which the owner has signed in before. Takes as long for no owner. */
export async function knownDevice(
  db: Db,
  owner: DeviceOwner | undefined,
  keys: readonly string[],
): Promise<string | undefined> {
  if (keys.length === 0) return undefined;
  const known = await db.maybe(
    'device.known',
    'select key_hash from kernel.device where subject = $1 and key_hash = any ($2) limit 1',
    [owner ?? '', keys.map(sha256)],
  );
  return known?.key_hash.toString('base64url');
}

/** Notes that the owner has signed in with this device. */
export const rememberDevice = (db: Db, owner: DeviceOwner, key: string) =>
  db.rows('device.remember', 'select kernel.remember_device($1, $2)', [owner, sha256(key)]);

/** Every device of the owner but those with one of these keys counts as new again. */
export const forgetOtherDevices = (db: Db, owner: DeviceOwner, keys: readonly string[]) =>
  db.rows('device.forget', 'delete from kernel.device where subject = $1 and key_hash <> all ($2)', [
    owner,
    keys.map(sha256),
  ]);
