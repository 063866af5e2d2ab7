import type { BankBalance, BankDay } from '@portal/contract/staff';
import { money, usd } from '../../core/money/money';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { cash } from './money-report.store';

type BalanceRow = Rows['staff.bankVersions'];

const columns = `b.account, b.currency, to_char(b.day, 'YYYY-MM-DD') as day, b.amount, b.reference, b.version, b.reason, b.recorded_by,
  b.recorded_at`;

const toBalance = (row: BalanceRow): BankBalance => ({
  account: row.account,
  currency: row.currency,
  day: row.day,
  amount: money(row.amount, row.currency),
  reference: row.reference,
  version: row.version,
  reason: row.reason ?? undefined,
  recordedBy: row.recorded_by,
  recordedAt: row.recorded_at.toISOString(),
});

/**
 * The days with a recorded balance, newest first: the banks, the ledger at the end of the day, and their differences. The payouts that
 * were pending at the end of a day are those pending now, less those submitted since, plus those closed since. A payout that
 * came back was closed when it was paid.
 */
export async function readBankDays(db: Db, startDate: string, endDate: string): Promise<BankDay[]> {
  const [days, balances] = await Promise.all([
    db.rows(
      'staff.bankDays',
      `with newest as (
         select distinct on (day, currency, account) day, currency, account, amount from reports.bank_balance
         where day between $1::date - 31 and $2::date order by day, currency, account, version desc
       ), recorded as (
         select day, currency, sum(amount)::bigint as bank from newest where day >= $1::date group by 1, 2
       ), sums as (
         select day, currency, sum(case class when 'limited' then credits - debits else 0 end) as customers,
                sum(case when class = 'free' and ${cash} then debits - credits else 0 end) as cash
         from ledger.daily_sums() where day <= $2::date group by 1, 2
       ), running as (
         select day, currency, sum(customers) over w as customers, sum(cash) over w as cash, lead(day) over w as next
         from sums window w as (partition by currency order by day)
       ), flows as materialized (
         select day, sum(amount) as amount from (
           select (created_at at time zone 'Asia/Shanghai')::date as day, amount from payout.proposal
           where created_at >= kernel.day_start($1::date + 1)
           union all
           select (coalesce(paid_at, closed_at) at time zone 'Asia/Shanghai')::date, -amount from payout.proposal
           where closed_at >= kernel.day_start($1::date + 1) and coalesce(paid_at, closed_at) >= kernel.day_start($1::date + 1)
         ) f group by day
       )
       select to_char(r.day, 'YYYY-MM-DD') as day, r.currency, r.bank, coalesce(s.customers, 0)::bigint as customers,
              coalesce(s.cash, 0)::bigint as cash,
              array(select distinct n.account from newest n
                    where n.currency = r.currency and n.day between r.day - 31 and r.day - 1
                      and not exists (select from newest o where o.day = r.day and o.currency = r.currency and o.account = n.account)
                    order by 1) as missing,
              case when r.currency = 'USD' then (
                (select coalesce(sum(amount), 0) from payout.proposal where status in (1, 2))
                - (select coalesce(sum(f.amount), 0) from flows f where f.day > r.day))::bigint end as pending
       from recorded r left join running s on s.currency = r.currency and s.day <= r.day and (s.next is null or s.next > r.day)
       order by r.day desc, r.currency`,
      [startDate, endDate],
    ),
    db.rows(
      'staff.bankBalances',
      `select distinct on (b.day, b.currency, b.account) ${columns} from reports.bank_balance b
       where b.day between $1 and $2 order by b.day, b.currency, b.account, b.version desc`,
      [startDate, endDate],
    ),
  ]);
  return days.map(({ day, currency, bank, customers, cash: held, pending, missing }) => ({
    day,
    currency,
    bank: money(bank, currency),
    missing,
    customers: money(customers, currency),
    pendingPayouts: pending === null ? undefined : usd(pending),
    difference: money(bank - customers, currency),
    cash: money(held, currency),
    cashDifference: money(bank - held, currency),
    balances: balances.filter((one) => one.day === day && one.currency === currency).map(toBalance),
  }));
}

type Place = Pick<BankBalance, 'account' | 'currency' | 'day'>;

/** Every version of one balance, newest first. */
export async function versionsOf(db: Db, { account, currency, day }: Place): Promise<BankBalance[]> {
  const rows = await db.rows(
    'staff.bankVersions',
    `select ${columns} from reports.bank_balance b where b.account = $1 and b.currency = $2 and b.day = $3 order by b.version desc`,
    [account, currency, day],
  );
  return rows.map(toBalance);
}

type NewBalance = Place & { amount: bigint; reference: string; version: number; reason?: string | undefined };
type By = { actor: string; requestId: string; address: string };

/** Records a balance, or a new version of it. */
export async function recordBalance(db: Db, balance: NewBalance, { actor, requestId, address }: By) {
  const text = JSON.stringify({ ...balance, amount: String(balance.amount) });
  const row = await db.row<BalanceRow>(
    'staff.recordBankBalance',
    `select ${columns} from reports.record_bank_balance($1, $2, $3, $4) b`,
    [text, actor, requestId, address],
  );
  return toBalance(row);
}
