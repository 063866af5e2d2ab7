import type { Adjustment } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import { usd } from '../../core/money/money';

interface AdjustmentRow {
  id: bigint;
  number: string;
  kind: Adjustment['kind'];
  customer_id: bigint;
  account_id: bigint;
  account: string;
  amount: bigint;
  reference: string | null;
  reason: string;
  status: Adjustment['status'];
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  refusal: string | null;
}

const toAdjustment = (row: AdjustmentRow): Adjustment => ({
  id: String(row.id),
  number: row.number,
  kind: row.kind,
  customerNumber: String(row.customer_id),
  accountId: String(row.account_id),
  account: row.account,
  amount: usd(row.amount),
  reference: row.reference ?? undefined,
  reason: row.reason,
  status: row.status,
  proposedBy: row.proposed_by,
  proposedAt: row.proposed_at.toISOString(),
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at?.toISOString(),
  refusal: row.refusal ?? undefined,
});

const from = `from account.adjustment j join account.account a on a.id = j.account_id`;
const select = `
  select j.id, j.number, j.kind, a.customer_id, j.account_id, coalesce(a.login, a.customer_id::text) as account, j.amount,
         j.reference, j.reason, j.status::int as status, j.proposed_by, j.proposed_at, j.decided_by, j.decided_at, j.refusal ${from}`;

/** By id or by number. */
export async function findAdjustment(
  db: Db,
  key: { id: bigint | null } | { number: string },
): Promise<Adjustment | undefined> {
  const row = await db.maybe<AdjustmentRow>('staff.adjustment', `${select} where j.id = $1 or j.number = $2`, [
    'id' in key ? key.id : null,
    'number' in key ? key.number : null,
  ]);
  return row && toAdjustment(row);
}

export interface AdjustmentQuery {
  status: number | undefined;
  kind: string | undefined;
  customerId: bigint | null | undefined;
  limit: number;
  offset: number;
}

/** Newest first. */
export async function findAdjustments(db: Db, asked: AdjustmentQuery): Promise<{ list: Adjustment[]; total: number }> {
  const values = [asked.status ?? null, asked.kind ?? null, asked.customerId ?? null];
  const where = `
    where ($1::smallint is null or j.status = $1) and ($2::text is null or j.kind = $2)
      and ($3::bigint is null or a.customer_id = $3)`;
  const [rows, { total }] = await Promise.all([
    db.rows<AdjustmentRow>('staff.adjustments', `${select} ${where} order by j.id desc limit $4 offset $5`, [
      ...values,
      asked.limit,
      asked.offset,
    ]),
    db.row<{ total: bigint }>('staff.adjustmentCount', `select count(*) as total ${from} ${where}`, values),
  ]);
  return { list: rows.map(toAdjustment), total: Number(total) };
}
