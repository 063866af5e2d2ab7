import type { WatchedPayment } from '@portal/contract/staff';
import { usd } from '../../core/money/money';
import { countedPage } from '../../database/counted-page';
import type { Db } from '../../database/database';

/** What is watched: from 10,000 USD on; three or more from 8,000 USD on within 7 days. */
const rule = { large: 1_000_000n, near: 800_000n, many: 3, span: '7 days' } as const;

interface Row {
  at: Date;
  customer_id: bigint;
  direction: WatchedPayment['direction'];
  account: string;
  ref: string;
  usd: bigint;
  watched: WatchedPayment['watched'];
  total: bigint;
}

const orders = { at: 'at', customer: 'customer_id', usd: 'usd' } as const;
type WatchedSort = keyof typeof orders;

interface WatchedQuery {
  startDate: string;
  endDate: string;
  watched?: WatchedPayment['watched'];
  sort?: WatchedSort | `-${WatchedSort}`;
}

/** Newest first, unless another order is requested. Without a limit all of them. */
export async function findWatched(
  db: Db,
  { startDate, endDate, watched, sort = '-at' }: WatchedQuery,
  limit?: number,
  offset = 0,
) {
  const by = orders[sort.replace(/^-/, '') as WatchedSort];
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const ask = (first: number | undefined, skipped: number) =>
    db.rows<Row>(
      `staff.watched.${sort}`,
      `select at, customer_id, direction, account, ref, usd, watched, count(*) over () as total
     from ledger.watched_payments(kernel.day_start($1), kernel.day_start($2::date + 1), $3, $4, $5, $6)
     where $7::text is null or watched = $7 order by ${by} ${direction}, ref ${direction} limit $8 offset $9`,
      [startDate, endDate, rule.large, rule.near, rule.many, rule.span, watched ?? null, first ?? null, skipped],
    );
  const { rows, total } = await countedPage(ask, limit, offset);
  const list = rows.map((row): WatchedPayment => ({
    at: row.at.toISOString(),
    customerNumber: String(row.customer_id),
    direction: row.direction,
    account: row.account,
    reference: row.ref,
    usd: usd(row.usd),
    watched: row.watched,
  }));
  return { list, total };
}
