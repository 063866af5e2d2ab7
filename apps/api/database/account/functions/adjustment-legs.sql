-- The movements that posted adjustments require; those of a returned payout are in payout.legs. A reversal is on the house account of the adjustment that it reverses. A chargeback
-- also gives the channel back what had arrived; what the account could not give is a receivable, which a write-off ends. A payment in
-- suspense passes through the exchange.
create or replace function account.adjustment_legs() returns setof ledger.leg language sql stable as $$
  with posted as (
    select j.kind, j.number, j.amount, a.currency, a.ledger_id::text as customer, d.pno, d.channel, d.pay_currency,
           coalesce(d.arrived, d.pay_amount) as arrived, account.adjustment_house(coalesce(e.kind, j.kind)) as house,
           s.currency as came_in, s.amount as came, coalesce(r.amount, 0) as owed
    from account.adjustment j join account.account a on a.id = j.account_id
    left join deposit.draft d on j.kind = 'chargeback' and d.pno = j.reference
    left join account.adjustment e on j.kind = 'reversal' and e.number = j.reference
    left join deposit.suspense s on j.kind = 'suspense' and s.number = j.reference
    left join account.receivable r on r.adjustment = j.number
    where j.status = 2
  )
  select case kind when 'deposit' then 'deposit.wire' else 'adjustment' end, 'adjustment', number,
         case when amount > 0 then house else customer end, case when amount > 0 then customer else house end, currency, abs(amount), 'single'
  from posted where kind not in ('chargeback', 'suspense', 'payoutReturn', 'writeOff')
  union all
  select 'deposit.reversal', 'draft', pno, customer, 'exchange', 'USD', -amount - owed, 'single' from posted
  where kind = 'chargeback' and -amount > owed
  union all
  select 'deposit.reversal', 'draft', pno, 'receivable', 'exchange', 'USD', owed, 'single' from posted where owed > 0
  union all
  select 'adjustment', 'adjustment', number, house, 'receivable', 'USD', amount, 'single' from posted where kind = 'writeOff'
  union all
  select 'deposit.reversal', 'draft', pno, 'exchange', 'channel:' || channel, pay_currency, arrived, 'single' from posted where kind = 'chargeback'
  union all
  select 'deposit.suspense', 'adjustment', number, 'suspense', 'exchange', came_in, came, 'single' from posted where kind = 'suspense'
  union all
  select 'deposit.suspense', 'adjustment', number, 'exchange', customer, currency, amount, 'single' from posted where kind = 'suspense'
$$;
