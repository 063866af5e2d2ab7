import { closingStates, type ListedClosing } from '@portal/contract/staff';
import { openTexts } from '../closing/read-closing';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';

const stateOf = (status: number) =>
  (Object.keys(closingStates) as ListedClosing['state'][]).find((state) => closingStates[state] === status) ?? 'open';

const toListed = (row: Rows['staff.closings']): ListedClosing => ({
  id: String(row.id),
  customerNumber: String(row.customer_id),
  state: stateOf(row.status),
  reason: row.reason ?? undefined,
  askedAt: row.asked_at.toISOString(),
  until: row.until.toISOString(),
  late: row.late,
  open: openTexts(row.open ?? []),
  answer: row.answer ?? undefined,
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at?.toISOString(),
});

interface ClosingFilter {
  status: number | undefined;
  customerId: bigint | undefined;
}
type ClosingSort = 'askedAt' | 'until';

const closingList: SortedList<'staff.closings', ClosingFilter, ClosingSort> = {
  name: 'staff.closings',
  from: 'customer.closing_request r',
  key: 'r.id',
  keyType: 'bigint',
  columns: `r.id, r.customer_id, r.status, r.reason, r.asked_at, r.until, r.status = 1 and r.until < now() as late, o.open, r.answer, r.decided_by,
            r.decided_at`,
  joins: `left join lateral (
      select array_agg(code order by code) as open from customer.open_items(r.customer_id) code where r.status = 1) o on true`,
  where: { status: (is) => `r.status = ${is}`, customerId: (is) => `r.customer_id = ${is}` },
  sorts: { askedAt: 'r.asked_at', until: 'r.until' },
  order: 'until',
};

/** The first due first, unless another order is requested. */
export async function findClosings(db: Db, query: SortedQuery<ClosingFilter, ClosingSort>) {
  const { rows, total } = await sortedList(db, closingList, query);
  return { list: rows.map(toListed), total };
}
