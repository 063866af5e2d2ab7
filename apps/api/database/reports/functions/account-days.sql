-- What each account of a customer held at the end of each of the last days, and what moved on it without trading, from the ledger
-- entries. In the account's currency. stored: the account's equity was stored that day.
-- on_way: payouts that the platform has released and the ledger still holds; they have left balance and equity of an MT5 account.
-- floating: open positions and credit as they were last stored that day, with the credit of later entries. Null for an MT5 account
-- that was open and had nothing stored.
create or replace function reports.account_days(p_customer bigint, p_days int)
returns table (account_id bigint, day date, stored boolean, balance bigint, on_way bigint, floating bigint, paid_in bigint, paid_out bigint,
               other bigint, credit bigint) language sql stable as $$
  with mine as (
    select a.id, a.kind, a.status, a.ledger_id, a.credit_ledger_id, (a.created_at at time zone 'Asia/Shanghai')::date as born
    from account.account a where a.customer_id = p_customer and a.status <> 'pending'
  ), days as (
    select d::date as day, (d + interval '1 day') at time zone 'Asia/Shanghai' as ends from generate_series(
      (now() at time zone 'Asia/Shanghai')::date - (p_days - 1), (now() at time zone 'Asia/Shanghai')::date::timestamp, interval '1 day') d
  ), moves as (
    select m.id, (e.at at time zone 'Asia/Shanghai')::date as day,
           sum(e.amount) filter (where e.ledger_id = m.ledger_id and e.kind = 'deposit') as paid_in,
           sum(-e.amount) filter (where e.ledger_id = m.ledger_id and e.kind in ('withdraw', 'coin')) as paid_out,
           sum(e.amount) filter (where e.ledger_id = m.ledger_id and e.kind not in ('deposit', 'withdraw', 'coin')) as other,
           sum(e.amount) filter (where e.ledger_id = m.credit_ledger_id) as credit
    from mine m join reports.entry e on e.ledger_id in (m.ledger_id, m.credit_ledger_id)
    where e.kind not in ('trade', 'settlement')
      and e.at >= ((now() at time zone 'Asia/Shanghai')::date - (p_days - 1))::timestamp at time zone 'Asia/Shanghai'
    group by 1, 2
  )
  select m.id, d.day, q.equity is not null, coalesce(b.balance, 0), coalesce(w.amount, 0),
         case when m.kind = 'wallet' or m.born > d.day then 0
              when q.equity is not null then q.equity - q.balance + coalesce(c.amount, 0)
              when m.status <> 'open' then 0 end,
         coalesce(v.paid_in, 0)::bigint, coalesce(v.paid_out, 0)::bigint, coalesce(v.other, 0)::bigint, coalesce(v.credit, 0)::bigint
  from days d cross join mine m
  left join lateral (
    select e.balance from reports.entry e where e.ledger_id = m.ledger_id and e.at < d.ends order by e.at desc, e.n desc limit 1
  ) b on true
  left join lateral (
    select sum(p.amount)::bigint as amount from payout.proposal p
    where p.customer_id = p_customer and p.account_id = m.id and (p.platform = 'taken' or p.closed_at is not null) and p.created_at < d.ends
      and (p.closed_at is null or p.closed_at >= d.ends)
  ) w on m.kind = 'mt5'
  left join account.equity_day q on q.account_id = m.id and q.day = d.day
  left join lateral (
    select sum(e.amount)::bigint as amount from reports.entry e
    where e.ledger_id = m.credit_ledger_id and e.at > q.at and e.at < d.ends
  ) c on q.equity is not null
  left join moves v on v.id = m.id and v.day = d.day
  order by d.day, m.id
$$;
