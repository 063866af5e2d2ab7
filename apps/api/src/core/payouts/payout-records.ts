import type { Db } from '../../database/database';
import { listPage, type ListPageSource, type ListPageQuery } from '../../database/list-page';
import { pageOf, type PageOf } from '../../database/page-of';
import type { PayoutKind, PayoutStatus } from './payout.store';

export interface RecordsQuery extends ListPageQuery {
  startDate: string;
  endDate: string;
  /** 0 or absent means all. */
  displayStatus?: 0 | PayoutStatus;
}

const listOf = (kind: PayoutKind, row: string): ListPageSource => ({
  name: `payout.${kind}.all`,
  from: 'payout.proposal',
  row,
  key: ['customer_id', 'kind'],
  ord: 'ord',
  at: 'created_at',
});

const closedOf = (kind: PayoutKind, row: string): ListPageSource => ({
  name: `payout.${kind}.closed`,
  from: 'payout.proposal',
  row,
  key: ['customer_id', 'kind', 'status'],
  ord: 'closed_ord',
  at: 'closed_at',
  where: 't.closed_ord is not null',
});

/** A list page of the open payouts. They are few, because each holds money, so all are read and counted. */
async function openPage<T>(db: Db, kind: PayoutKind, row: string, customerId: bigint, query: RecordsQuery) {
  const { pageNo, pageSize, offset } = pageOf(query);
  const rows = await db.rows<{ row: T; total: bigint }>(
    `payout.${kind}.open`,
    `select ${row} as row, count(*) over () as total from payout.proposal t
     where t.customer_id = $1 and t.kind = $2 and t.status = $3 and t.status in (1, 2)
       and t.created_at >= kernel.day_start($4::date) and t.created_at < kernel.day_start($5::date + 1)
     order by t.ord desc`,
    [customerId, kind, query.displayStatus, query.startDate, query.endDate],
  );
  const list = rows.slice(offset, offset + pageSize).map((one) => one.row);
  return { list, pageNo, pageSize, total: Number(rows[0]?.total ?? 0) };
}

/** A customer's payouts of a kind, newest first; `row` is an SQL expression over the row `t` that builds the response row. */
export function payoutRecords<T>(
  db: Db,
  kind: PayoutKind,
  row: string,
  customerId: bigint,
  query: RecordsQuery,
): Promise<PageOf<T>> {
  const { displayStatus = 0 } = query;
  if (displayStatus === 0) return listPage<T>(db, listOf(kind, row), [customerId, kind], query);
  if (displayStatus <= 2) return openPage<T>(db, kind, row, customerId, query);
  return listPage<T>(db, closedOf(kind, row), [customerId, kind, displayStatus], query);
}
