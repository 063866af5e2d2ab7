import type { UnmatchedPayment } from '@portal/contract/staff';
import { usd } from '../../core/money/money';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';

type UnmatchedRow = Rows['staff.unmatchedById'];

const toPayment = (row: UnmatchedRow): UnmatchedPayment => ({
  id: String(row.id),
  number: row.number,
  channel: row.channel,
  orderNumber: row.order_number,
  amount: row.amount === null ? undefined : usd(row.amount),
  currency: row.currency,
  merchantId: row.merchant_id,
  paidAt: row.paid_at.toISOString(),
  receivedAt: row.received_at.toISOString(),
  status: row.status,
  adjustment: row.adjustment ?? undefined,
  customerNumber: row.customer_id === null ? undefined : String(row.customer_id),
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at?.toISOString(),
  reason: row.reason ?? undefined,
});

const columns = `
  u.id, u.number, u.channel, u.order_number, u.amount, u.currency, u.merchant_id, u.paid_at, u.received_at, u.status,
  j.number as adjustment, a.customer_id, u.decided_by, u.decided_at, u.reason`;
// A refused adjustment leaves the payment as it was.
const joins = `
  left join account.adjustment j on j.kind = 'deposit' and j.reference = u.number and j.status <> 3
  left join account.account a on a.id = j.account_id`;

interface UnmatchedFilter {
  status: number | undefined;
}

type UnmatchedSort = 'receivedAt' | 'amount';

const unmatchedList: SortedList<'staff.unmatched', UnmatchedFilter, UnmatchedSort> = {
  name: 'staff.unmatched',
  from: 'deposit.unmatched u',
  key: 'u.id',
  keyType: 'bigint',
  columns,
  joins,
  where: { status: (is) => `u.status = ${is}` },
  sorts: { receivedAt: 'u.received_at', amount: 'u.amount' },
  order: '-receivedAt',
};

/** Newest first, unless another order is requested. */
export async function findUnmatched(db: Db, query: SortedQuery<UnmatchedFilter, UnmatchedSort>) {
  const { rows, total } = await sortedList(db, unmatchedList, query);
  return { list: rows.map(toPayment), total };
}

export async function unmatchedById(db: Db, id: bigint): Promise<UnmatchedPayment> {
  return toPayment(
    await db.row('staff.unmatchedById', `select ${columns} from deposit.unmatched u ${joins} where u.id = $1`, [id]),
  );
}
