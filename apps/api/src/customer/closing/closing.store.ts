import type { Db } from '../../database/database';

/** Where a customer reads and takes back a request. */
export const closingHref = '/user-center/settings#closing';

/** The newest request of a customer. */
export const newestClosing = (db: Db, customerId: bigint) =>
  db.maybe(
    'closing.newest',
    'select id, status, until, asked_at, answer from customer.closing_request where customer_id = $1 order by id desc limit 1',
    [customerId],
  );

export const openItems = (db: Db, customerId: bigint) =>
  db.rows('closing.openItems', 'select code from customer.open_items($1) code', [customerId]);

/** Opens a request. False if one is open already. */
export async function addClosing(tx: Db, customerId: bigint, reason: string | null, until: Date): Promise<boolean> {
  await tx.rows('closing.actAs', `select kernel.act_as('customer:' || $1)`, [customerId]);
  const added = await tx.maybe(
    'closing.add',
    `insert into customer.closing_request (customer_id, reason, until) values ($1, $2, $3)
     on conflict (customer_id) where status = 1 do nothing returning id`,
    [customerId, reason, until],
  );
  return added !== undefined;
}

/** Takes the open request back. False if none is open. The row's lock decides between the customer and staff. */
export async function takeBackClosing(tx: Db, customerId: bigint): Promise<boolean> {
  await tx.rows('closing.actAs', `select kernel.act_as('customer:' || $1)`, [customerId]);
  const taken = await tx.maybe(
    'closing.takeBack',
    `update customer.closing_request set status = 2, decided_by = 'customer:' || $1, decided_at = now()
     where customer_id = $1 and status = 1 returning id`,
    [customerId],
  );
  return taken !== undefined;
}

export const closingOwner = (tx: Db, id: bigint | null) =>
  tx.maybe('closing.owner', 'select customer_id from customer.closing_request where id = $1', [id]);

/** Refuses an open request. False if it is open no longer. */
export async function refuse(tx: Db, id: bigint, actor: string, reason: string): Promise<boolean> {
  await tx.rows('closing.refuseAs', 'select kernel.act_as($1, $2)', [actor, reason]);
  const refused = await tx.maybe(
    'closing.refuse',
    `update customer.closing_request set status = 3, decided_by = $2, decided_at = now(), answer = $3
     where id = $1 and status = 1 returning id`,
    [id, actor, reason],
  );
  return refused !== undefined;
}
