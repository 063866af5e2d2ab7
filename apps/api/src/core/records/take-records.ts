import type { Db } from '../../database/database';
import type { PlatformDeal, PlatformOrder } from '../../ports';

export interface PlatformRecords {
  deals: readonly PlatformDeal[];
  orders: readonly PlatformOrder[];
}

const json = (rows: readonly object[]) =>
  JSON.stringify(rows, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** The records as parameters of the SQL functions. A deal that is not a trade has no order and no position. */
export const recordParameters = ({ deals, orders }: PlatformRecords) => [
  json(deals.map((deal) => ({ ...deal, position: deal.position || null }))),
  json(orders),
];

/** A statement ends after 15 s. All records of a busy login may take longer after some days without an import. */
const inOneStatement = 200;

const byNumber = (a: { deal: string }, b: { deal: string }) => (BigInt(a.deal) < BigInt(b.deal) ? -1 : 1);

/**
 * Posts the deals of a login to the ledger, in the order of their numbers, and adds all records to the reports. A repeat with the same
 * records does nothing, so that an import that failed midway is repeated whole.
 */
export async function takeRecords(db: Db, login: string, records: PlatformRecords): Promise<void> {
  const deals = records.deals.toSorted(byNumber);
  const { orders } = records;
  for (let from = 0; from < Math.max(deals.length, orders.length); from += inOneStatement) {
    const to = from + inOneStatement;
    const part = recordParameters({ deals: deals.slice(from, to), orders: orders.slice(from, to) });
    await db.rows('reports.take', 'select reports.take($1, $2, $3)', [login, ...part]);
  }
}
