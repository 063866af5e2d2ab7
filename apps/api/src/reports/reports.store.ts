import type { AccountCurrency } from '@portal/brand';
import type { Database, Db } from '../database/database';

/** wallet and credit: funding of the wallet and of MT5 accounts; closing: closed positions; entrust: orders; trade: deals. */
export type ListKind = 'wallet' | 'credit' | 'closing' | 'entrust' | 'trade';

/** One list of a kind. */
export interface ReportList {
  kind: ListKind;
  customerId: bigint;
  currency: AccountCurrency;
  /** 0: all of the kind's accounts in that currency. */
  accountId: bigint;
  /** Empty: all. */
  symbol: string;
}

/** Days in Asia/Shanghai, both included. */
export interface Days {
  startDate: string;
  endDate: string;
}

/** A row of a kind. Money in cents of the list's currency, volume in ten-thousandths of a lot. */
export interface Line {
  id: bigint;
  account_id: bigint;
  symbol: string;
  at: Date;
  volume: bigint;
  profit: bigint;
  commission: bigint;
  swap: bigint;
  position_id: bigint | null;
  detail: Record<string, string | number | null>;
}

export interface Sums {
  total: bigint;
  /** Number of the newest line between the days. */
  top: bigint;
  wins: bigint;
  volume: bigint;
  gained: bigint;
  lost: bigint;
  commission: bigint;
  swap: bigint;
}

const values = ({ kind, customerId, currency, accountId, symbol }: ReportList) => [
  kind,
  customerId,
  currency,
  accountId,
  symbol,
];

/** Copies the ledger movements since the last copy. A caller that only reads copies none: for the demo customer a job does. */
export async function catchUp(db: Pick<Database, 'rows' | 'isReadOnly'>, customerId: bigint): Promise<void> {
  if (!db.isReadOnly) await db.rows('reports.catchUp', 'select reports.catch_up($1)', [customerId]);
}

export const readSums = (db: Db, list: ReportList, { startDate, endDate }: Days) =>
  db.row<Sums>('reports.sums', 'select * from reports.sums($1, $2, $3, $4, $5, $6, $7)', [
    ...values(list),
    startDate,
    endDate,
  ]);

/** Lines numbered `high` down to `low`. */
export const readLines = (db: Db, list: ReportList, high: bigint, low: bigint) =>
  db.rows<Line>(
    'reports.lines',
    `select id, account_id, symbol, at, volume, profit, commission, swap, position_id, detail
     from reports.lines($1, $2, $3, $4, $5, $6, $7)`,
    [...values(list), high, low],
  );

export interface DaySum {
  day: string;
  lines: bigint;
  profit: bigint;
  commission: bigint;
  swap: bigint;
}

export const readDays = (db: Db, list: ReportList, { startDate, endDate }: Days) =>
  db.rows<DaySum>(
    'reports.days',
    `select day::text, lines, (gained + lost)::bigint as profit, commission::bigint, swap::bigint from reports.day
     where kind = $1 and customer_id = $2 and currency = $3 and account_id = $4 and symbol = $5 and day between $6 and $7 order by day`,
    [...values(list), startDate, endDate],
  );
