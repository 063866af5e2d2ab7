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

/** Posts the deals of a login to the ledger and adds all records to the reports. A repeat with the same records does nothing. */
export const takeRecords = (db: Db, login: string, records: PlatformRecords) =>
  db.rows('reports.take', 'select reports.take($1, $2, $3)', [login, ...recordParameters(records)]);
