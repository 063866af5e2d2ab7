import type { Adjustment } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';
import { usd } from '../../core/money/money';

type AdjustmentRow = Rows['staff.adjustment'];

const toAdjustment = (row: AdjustmentRow): Adjustment => ({
  id: String(row.id),
  number: row.number,
  kind: row.kind,
  customerNumber: String(row.customer_id),
  accountId: String(row.account_id),
  account: row.account,
  amount: usd(row.amount),
  currency: row.currency,
  reference: row.reference ?? undefined,
  rate: row.rate ?? undefined,
  reason: row.reason,
  hasDocument: row.has_document,
  status: row.status,
  proposedBy: row.proposed_by,
  proposedAt: row.proposed_at.toISOString(),
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at?.toISOString(),
  refusal: row.refusal ?? undefined,
});

const from = 'account.adjustment j join account.account a on a.id = j.account_id';
const columns = `
  j.id, j.number, j.kind, a.customer_id, j.account_id, coalesce(a.login, a.customer_id::text) as account, a.currency, j.amount,
         j.reference, j.rate::text, j.reason, j.document_id is not null as has_document, j.status, j.proposed_by, j.proposed_at,
         j.decided_by, j.decided_at, j.refusal`;

/** By id or by number. */
export async function findAdjustment(
  db: Db,
  key: { id: bigint | null } | { number: string },
): Promise<Adjustment | undefined> {
  const row = await db.maybe('staff.adjustment', `select ${columns} from ${from} where j.id = $1 or j.number = $2`, [
    'id' in key ? key.id : null,
    'number' in key ? key.number : null,
  ]);
  return row && toAdjustment(row);
}

/** The document of an adjustment that has one. */
export const findDocument = (db: Db, id: bigint | null) =>
  db.maybe(
    'staff.adjustmentDocument',
    'select number, document_id from account.adjustment where id = $1 and document_id is not null',
    [id],
  );

export interface AdjustmentFilter {
  status: number | undefined;
  kind: string | undefined;
  customerId: bigint | undefined;
}

type AdjustmentSort = 'proposedAt' | 'customer' | 'amount';

const adjustmentList: SortedList<'staff.adjustments', AdjustmentFilter, AdjustmentSort> = {
  name: 'staff.adjustments',
  from,
  key: 'j.id',
  keyType: 'bigint',
  columns,
  where: {
    status: (is) => `j.status = ${is}`,
    kind: (is) => `j.kind = ${is}`,
    customerId: (is) => `a.customer_id = ${is}`,
  },
  // Ids grow with the time.
  sorts: { proposedAt: 'j.id', customer: 'a.customer_id', amount: 'j.amount' },
  order: '-proposedAt',
};

/** Newest first, unless another order is requested. */
export async function findAdjustments(db: Db, query: SortedQuery<AdjustmentFilter, AdjustmentSort>) {
  const { rows, total } = await sortedList(db, adjustmentList, query);
  return { list: rows.map(toAdjustment), total };
}
