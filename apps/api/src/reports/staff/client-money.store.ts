import type { LedgerBalance } from '@portal/contract/staff';
import { money, usd } from '../../core/money/money';
import type { Db } from '../../database/database';

/** Every account's balance at the end of a day, and house less customers. */
export async function readClientMoney(db: Db, day: string) {
  const rows = await db.rows(
    'staff.clientMoney',
    `select case class when 'limited' then 'customers' else 'house' end as owner, account, currency,
            (case class when 'limited' then -1 else 1 end * (sum(debits) - sum(credits)))::bigint as balance
     from ledger.daily_sums() where day <= $1 group by class, account, currency order by 1, 3, 2`,
    [day],
  );
  const differences = new Map<string, bigint>();
  for (const { owner, currency, balance } of rows)
    differences.set(currency, (differences.get(currency) ?? 0n) + (owner === 'house' ? balance : -balance));
  const { pending } = await db.row(
    'staff.pendingPayouts',
    'select coalesce(sum(amount), 0)::bigint as pending from payout.proposal where status in (1, 2)',
  );
  return {
    balances: rows.map((row): LedgerBalance => ({ ...row, balance: money(row.balance, row.currency) })),
    differences: [...differences].map(([currency, value]) => ({ currency, difference: money(value, currency) })),
    pendingPayouts: usd(pending),
  };
}

/** The current day in Asia/Shanghai. */
export const today = async (db: Db): Promise<string> =>
  (await db.row('staff.reportDay', `select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`)).day;
