-- Balances at the end of each day, from the ledger entries. The equity of a day is given if a value is stored for every open MT5
-- account of that day. p_account 0 means all accounts of the customer in that currency. Without a stored value, the equity is the balance.
create or replace function reports.balance_history(p_customer bigint, p_currency text, p_account bigint, p_days int)
returns table (day date, balance bigint, equity bigint) language sql stable as $$
  with mine as (
    select a.id, a.kind, a.status, a.ledger_id, (a.created_at at time zone 'Asia/Shanghai')::date as born
    from account.account a
    where a.customer_id = p_customer and a.currency = p_currency and (p_account = 0 or a.id = p_account) and a.status <> 'pending'
  ), days as (
    select d::date as day from generate_series(
      (now() at time zone 'Asia/Shanghai')::date - (p_days - 1), (now() at time zone 'Asia/Shanghai')::date, interval '1 day') d
  )
  select d.day, coalesce(sum(b.balance), 0)::bigint,
         case when count(*) filter (where m.kind = 'mt5' and m.status = 'open' and q.equity is null and m.born <= d.day) = 0
                   and count(q.equity) > 0
              then coalesce(sum(coalesce(q.equity, b.balance)), 0)::bigint end
  from days d cross join mine m
  left join lateral (
    select e.balance from reports.entry e
    where e.ledger_id = m.ledger_id and e.at < (d.day + 1)::timestamp at time zone 'Asia/Shanghai'
    order by e.at desc, e.n desc limit 1
  ) b on true
  left join account.equity_day q on q.account_id = m.id and q.day = d.day
  group by d.day order by d.day
$$;
