import type { Db } from '../../database/database';

/** Payments of one direction, channel and currency. `paid` is a decimal string in the currency, `usd` are cents. */
export interface MoneyFlowRow {
  direction: 'in' | 'out';
  channel: string;
  currency: string;
  count: number;
  paid: string;
  usd: bigint;
}

// The `usd` of a payout is what left the account, with the fee; that of a chargeback what the deposit had credited.
const text = `
  with day as (select kernel.day_start($1::date) as first, kernel.day_start($1::date + 1) as next),
  payments as (
    select 'in' as direction, d.channel, d.pay_currency as currency, coalesce(d.arrived, d.pay_amount) as paid,
           coalesce(d.credited, d.amount) as usd
    from deposit.draft d, day
    where d.paid_ord is not null and d.booked_at >= day.first and d.booked_at < day.next
    union all
    select 'out', p.kind, case p.kind when 'bank' then 'CNY' else 'USDT' end, p.pay_amount, p.amount
    from payout.proposal p, day
    where p.paid_at >= day.first and p.paid_at < day.next
    union all
    select 'in', 'returned', case p.kind when 'bank' then 'CNY' else 'USDT' end, p.pay_amount, coalesce(p.returned, 0)
    from payout.proposal p, day
    where p.status = 6 and p.closed_at >= day.first and p.closed_at < day.next
    union all
    select 'in', 'wire', 'USD', j.amount, j.amount
    from account.adjustment j, day
    where j.status = 2 and j.kind = 'deposit' and j.decided_at >= day.first and j.decided_at < day.next
    union all
    select 'in', s.channel, s.currency, s.amount, j.amount
    from day, account.adjustment j
    join deposit.suspense s on s.number = j.reference
    where s.amount is not null and j.status = 2 and j.kind = 'suspense' and j.decided_at >= day.first and j.decided_at < day.next
    union all
    select 'out', 'chargeback', d.pay_currency, coalesce(d.arrived, d.pay_amount), -j.amount
    from day, account.adjustment j
    join deposit.draft d on d.pno = j.reference
    where j.status = 2 and j.kind = 'chargeback' and j.decided_at >= day.first and j.decided_at < day.next
  )
  select direction, channel, currency, count(*)::int as count, ledger.money_text(sum(paid)::bigint, currency) as paid,
         sum(usd)::bigint as usd
  from payments group by direction, channel, currency order by direction, usd desc, channel, currency`;

/** The payments of a day (Asia/Shanghai) by direction, channel and currency. */
export const flowsOf = (db: Db, day: string): Promise<MoneyFlowRow[]> =>
  db.rows<MoneyFlowRow>('staff.moneyFlows', text, [day]);

/** The current day in Asia/Shanghai. */
export async function today(db: Db): Promise<string> {
  const { day } = await db.row(
    'staff.today',
    `select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`,
  );
  return day;
}
