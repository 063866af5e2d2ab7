import type { Db } from '../database/database';
import type { Rows } from '../database/rows';

/** An account at the end of a day in Beijing, in its currency. */
export type AccountDay = Rows['reports.accountDays'];

/** Every account of a customer at the end of each of the last `days` days in Beijing, today's last. */
export const readAccountDays = (db: Db, customerId: bigint, days: number) =>
  db.rows(
    'reports.accountDays',
    `select account_id, day::text, stored, balance, on_way, floating, paid_in, paid_out, other, credit
     from reports.account_days($1, $2)`,
    [customerId, days],
  );

/** The withdrawals in progress. Cents of USD. */
export const readWaiting = (db: Db, customerId: bigint) =>
  db.row(
    'reports.waiting',
    `select count(*) as count, coalesce(sum(amount), 0)::bigint as amount,
            coalesce(sum(amount) filter (where platform <> 'taken'), 0)::bigint as in_balance, min(created_at) as since
     from payout.proposal where customer_id = $1 and status in (1, 2)`,
    [customerId],
  );
