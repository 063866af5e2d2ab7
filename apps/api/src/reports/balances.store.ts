import type { Db } from '../database/database';
import type { ReportList } from './reports.store';

/** Balance and stored equity at the end of each of the last `days` days in Beijing, today's last. Money in cents of the currency. */
export const readBalances = (
  db: Db,
  { customerId, currency, accountId }: Pick<ReportList, 'customerId' | 'currency' | 'accountId'>,
  days: number,
) =>
  db.rows('reports.balanceHistory', 'select day::text, balance, equity from reports.balance_history($1, $2, $3, $4)', [
    customerId,
    currency,
    accountId,
    days,
  ]);

/** The withdrawals in progress. Cents of USD. */
export const readWaiting = (db: Db, customerId: bigint) =>
  db.row(
    'reports.waiting',
    `select count(*) as count, coalesce(sum(amount), 0)::bigint as amount,
            coalesce(sum(amount) filter (where platform <> 'taken'), 0)::bigint as in_balance, min(created_at) as since
     from payout.proposal where customer_id = $1 and status in (1, 2)`,
    [customerId],
  );
