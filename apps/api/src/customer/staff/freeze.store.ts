import type { Freeze } from '@portal/contract/staff';
import type { Db } from '../../database/database';

interface FreezeRow {
  id: bigint;
  scope: Freeze['scope'];
  reason: string;
  actor: string;
  since: Date;
  until: Date | null;
  holds: boolean;
  lifted_by: string | null;
  lifted_reason: string | null;
  lifted_at: Date | null;
}

const toFreeze = (row: FreezeRow): Freeze => ({
  id: String(row.id),
  scope: row.scope,
  reason: row.reason,
  actor: row.actor,
  since: row.since.toISOString(),
  until: row.until?.toISOString(),
  holds: row.holds,
  liftedBy: row.lifted_by ?? undefined,
  liftedAt: row.lifted_at?.toISOString(),
  liftedReason: row.lifted_reason ?? undefined,
});

const select = `
  select id, scope, reason, actor, since, until, lifted_at is null and (until is null or until > now()) as holds,
         lifted_by, lifted_reason, lifted_at from customer.freeze`;

export async function findFreeze(db: Db, id: bigint): Promise<Freeze> {
  return toFreeze(await db.row<FreezeRow>('staff.freeze', `${select} where id = $1`, [id]));
}

/** Newest first. */
export async function freezesOf(db: Db, customerId: bigint): Promise<Freeze[]> {
  const rows = await db.rows<FreezeRow>('staff.freezes', `${select} where customer_id = $1 order by id desc limit 50`, [
    customerId,
  ]);
  return rows.map(toFreeze);
}
