import type { Freeze } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';

type FreezeRow = Rows['staff.freeze'];

const toFreeze = (row: FreezeRow): Freeze => ({
  id: String(row.id),
  scope: row.scope,
  reason: row.reason,
  actor: row.actor,
  since: row.since.toISOString(),
  until: row.until?.toISOString(),
  holds: row.holds,
  waiting: row.waiting ?? undefined,
  liftedBy: row.lifted_by ?? undefined,
  liftedAt: row.lifted_at?.toISOString(),
  liftedReason: row.lifted_reason ?? undefined,
});

const select = `
  select id, scope, reason, actor, since, until, holds, lifted_by, lifted_reason, lifted_at,
         case when holds and scope = 'trading' then (
           select count(*)::int from account.account a
           where a.customer_id = f.customer_id and a.kind = 'mt5' and a.status = 'open' and not a.trade_disabled) end as waiting
  from (select *, lifted_at is null and (until > now()) is not false as holds from customer.freeze) f`;

export async function findFreeze(db: Db, id: bigint): Promise<Freeze> {
  return toFreeze(await db.row('staff.freeze', `${select} where id = $1`, [id]));
}

/** Newest first. */
export async function freezesOf(db: Db, customerId: bigint): Promise<Freeze[]> {
  const rows = await db.rows('staff.freezes', `${select} where customer_id = $1 order by id desc limit 50`, [
    customerId,
  ]);
  return rows.map(toFreeze);
}
