import type { Db } from '../database/database';

/** The push devices of a customer, the oldest first. */
export const devicesOf = (db: Db, customerId: bigint) =>
  db.rows(
    'push.devices',
    'select id, session_id, device, created_at from message.push_device where customer_id = $1 order by id',
    [customerId],
  );

export interface NewDevice {
  customerId: bigint;
  sessionId: bigint;
  /** SHA-256 of the address. */
  endpointHash: Buffer;
  /** Encrypted. */
  subscription: Buffer;
  /** The push service's host. */
  service: string;
}

/**
 * Writes the browser of a session down as a device of its customer, wherever it stood before. A customer has at most 20: another one ends
 * the oldest.
 * @returns whether it was none of this customer's; undefined if the session has ended meanwhile
 */
export async function writeDevice(tx: Db, device: NewDevice): Promise<boolean | undefined> {
  const { customerId, sessionId, endpointHash, subscription, service } = device;
  // The lock lets one device of a customer in at a time, so that the limit is exact, and waits for a session's end.
  await tx.rows('push.lock', 'select from customer.customer where id = $1 for no key update', [customerId]);
  const session = await tx.maybe(
    'push.session',
    'select device from customer.session where id = $1 and ended_at is null for share',
    [sessionId],
  );
  if (!session) return undefined;
  const before = await tx.maybe(
    'push.before',
    'select id from message.push_device where endpoint_hash = $1 and customer_id = $2',
    [endpointHash, customerId],
  );
  await tx.rows(
    'push.add',
    `insert into message.push_device as d (customer_id, session_id, endpoint_hash, subscription, service, device)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (endpoint_hash) do update set customer_id = excluded.customer_id, session_id = excluded.session_id,
       subscription = excluded.subscription, service = excluded.service, device = excluded.device,
       created_at = case when d.customer_id = excluded.customer_id then d.created_at else now() end`,
    [customerId, sessionId, endpointHash, subscription, service, session.device],
  );
  await tx.rows(
    'push.limit',
    `delete from message.push_device where id in (
       select id from message.push_device where customer_id = $1 and endpoint_hash <> $2 order by id desc offset 19)`,
    [customerId, endpointHash],
  );
  return before === undefined;
}

/** Undefined for a device that is none of the customer's. */
export const deleteDevice = (tx: Db, customerId: bigint, id: bigint | null) =>
  tx.maybe(
    'push.remove',
    'delete from message.push_device where id = $2 and customer_id = $1 returning device, service',
    [customerId, id],
  );
