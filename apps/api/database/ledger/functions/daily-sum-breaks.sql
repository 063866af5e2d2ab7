-- The sums of ledger.daily_sums that differ from the movements.
create or replace function ledger.daily_sum_breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  with moved as (
    select a.class, a.kind as account, a.currency, sum(m.amount) as balance
    from (select debit as account_id, amount from ledger.transfer where phase in ('single', 'post')
          union all select credit, -amount from ledger.transfer where phase in ('single', 'post')) m
    join ledger.account a on a.id = m.account_id group by 1, 2, 3
  ), summed as (
    select class, account, currency, sum(debits) - sum(credits) as balance from ledger.daily_sums() group by 1, 2, 3
  )
  select 'ledger.dailySums', account || ' ' || currency, coalesce(m.balance, 0)::text, coalesce(s.balance, 0)::text,
         currency
  from moved m full join summed s using (class, account, currency)
  where coalesce(m.balance, 0) <> coalesce(s.balance, 0)
$$;
