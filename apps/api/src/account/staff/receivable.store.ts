import type { Receivable } from '@portal/contract/staff';
import { usd } from '../../core/money/money';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';

const toReceivable = (row: Rows['staff.receivables']): Receivable => ({
  id: String(row.id),
  number: row.number,
  customerNumber: String(row.customer_id),
  pno: row.pno,
  amount: usd(row.amount),
  open: usd(row.open),
  setOff: usd(row.amount - row.open - row.written_off),
  writtenOff: usd(row.written_off),
  waits: row.waits,
  openedAt: row.opened_at.toISOString(),
  closedAt: row.closed_at?.toISOString(),
});

interface ReceivableFilter {
  open: boolean;
  closed: boolean;
  customerId: bigint | undefined;
}

type ReceivableSort = 'openedAt' | 'open';

const receivableList: SortedList<'staff.receivables', ReceivableFilter, ReceivableSort> = {
  name: 'staff.receivables',
  from: 'account.receivable r',
  key: 'r.id',
  keyType: 'bigint',
  columns: `r.id, r.number, r.customer_id, coalesce(j.reference, '') as pno, r.amount, r.open, coalesce(case when w.status = 2 then w.amount end, 0) as written_off,
            coalesce(w.status = 1, false) as waits, r.opened_at, r.closed_at`,
  joins: `
    join account.adjustment j on j.number = r.adjustment
    left join account.adjustment w on w.kind = 'writeOff' and w.reference = r.number and w.status <> 3`,
  where: {
    open: 'r.open > 0',
    closed: 'r.open = 0',
    customerId: (is) => `r.customer_id = ${is}`,
  },
  sorts: { openedAt: 'r.opened_at', open: 'r.open' },
  order: '-openedAt',
};

/** Newest first, unless another order is requested. */
export async function findReceivables(db: Db, query: SortedQuery<ReceivableFilter, ReceivableSort>) {
  const { rows, total } = await sortedList(db, receivableList, query);
  return { list: rows.map(toReceivable), total };
}
