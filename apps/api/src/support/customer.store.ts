import type { Db } from '../database/database';
import { pageOf } from '../database/page-of';

/** Lets one ticket at a time be opened by a customer, so that the count of them is exact. */
export const lockCustomer = (tx: Db, customer: bigint) =>
  tx.rows('support.lockCustomer', 'select id from customer.customer where id = $1 for no key update', [customer]);

/** How many tickets of a customer wait for staff. */
export async function waitingTickets(tx: Db, customer: bigint): Promise<number> {
  const { count } = await tx.row(
    'support.waiting',
    `select count(*)::int as count from support.ticket where customer_id = $1 and status in ('open', 'review')`,
    [customer],
  );
  return count;
}

/** How many messages a customer has written since staff last wrote. */
export async function repliesInARow(tx: Db, ticket: bigint): Promise<number> {
  const { count } = await tx.row(
    'support.inARow',
    `select count(*)::int as count from support.message m where m.ticket_id = $1 and m.id > (
       select coalesce(max(s.id), 0) from support.message s where s.ticket_id = $1 and s.author like 'staff:%')`,
    [ticket],
  );
  return count;
}

/** Whether a number is that of a deposit, withdrawal, transfer or position of the customer. */
export async function ownsRef(tx: Db, customer: bigint, ref: string): Promise<boolean> {
  const position = /^[1-9]\d{0,17}$/.test(ref) ? ref : null;
  const { owns } = await tx.row(
    'support.ownsRef',
    `select exists (select from deposit.draft where pno = $2 and customer_id = $1)
         or exists (select from payout.proposal where pno = $2 and customer_id = $1)
         or exists (select from transfer.transfer where tno = $2 and customer_id = $1)
         or exists (select from reports.line where position_id = $3 and customer_id = $1) as owns`,
    [customer, ref, position],
  );
  return owns;
}

export async function ownsFiles(tx: Db, customer: bigint, files: readonly string[]): Promise<boolean> {
  const { owns } = await tx.row('support.ownsFiles', 'select common.owns_files($1, $2) as owns', [customer, files]);
  return owns;
}

/** A page of a customer's tickets, the last changed first; with an id that one alone. */
export async function ticketsOf(
  db: Db,
  customer: bigint,
  { id, ...asked }: { id?: bigint | null; pageNo?: number; pageSize?: number },
) {
  const { pageNo, pageSize, offset } = pageOf(asked);
  const values = [customer, id === undefined, id];
  const where = 'customer_id = $1 and ($2::boolean or id = $3)';
  const { total } = await db.row(
    'support.count',
    `select count(*)::int as total from support.ticket where ${where}`,
    values,
  );
  const rows = await db.rows(
    'support.page',
    `select id, kind, subject, ref, status, outcome, due_at, created_at, updated_at
     from support.ticket where ${where} order by updated_at desc, id desc limit $4 offset $5`,
    [...values, pageSize, offset],
  );
  return { rows, total, pageNo, pageSize };
}
