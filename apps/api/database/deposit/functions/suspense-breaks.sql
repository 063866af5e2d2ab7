-- Currencies in which the house account `suspense` does not hold the sum of the payments that wait or are being refunded.
create or replace function deposit.suspense_breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  with house as materialized (
    select array_agg(id) as ids from ledger.account where owner_id = 0 and kind = 'suspense'
  ), held as (
    select t.currency, sum(case when t.credit = any (ids) then t.amount else -t.amount end) as amount
    from house join ledger.transfer t on t.debit = any (ids) or t.credit = any (ids) group by t.currency
  ), waiting as (
    select currency, sum(amount) as amount from deposit.suspense where is_booked and status in (1, 5) group by currency
  )
  select 'deposit.suspenseHeld', currency, coalesce(w.amount, 0)::text, coalesce(h.amount, 0)::text, currency
  from held h full join waiting w using (currency) where coalesce(h.amount, 0) <> coalesce(w.amount, 0)
$$;
