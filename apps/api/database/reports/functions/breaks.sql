-- Lines whose numbers have a gap or contradict the time order, and days whose sums differ from their lines. One row per break.
create or replace function reports.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  select 'reports.' || s.name, l.kind || ':' || l.id, s.should::text, s.n::text
  from (
    select *, row_number() over (partition by kind, customer_id, currency order by at, id) as c,
           row_number() over (partition by kind, account_id order by at, id) as a,
           row_number() over (partition by kind, customer_id, currency, symbol order by at, id) as cs,
           row_number() over (partition by kind, account_id, symbol order by at, id) as acs
    from reports.line
  ) l cross join lateral (values ('customer', l.c, l.n_customer), ('account', l.a, l.n_account),
    ('customer_symbol', case when l.symbol <> '' then l.cs end, l.n_customer_symbol),
    ('account_symbol', case when l.symbol <> '' then l.acs end, l.n_account_symbol)) s (name, should, n)
  where s.should is distinct from s.n
  union all
  select 'reports.day', coalesce(d.kind, t.kind) || ':' || coalesce(d.customer_id, t.customer_id) || ':' || coalesce(d.day, t.day),
         t.lines || ' ' || t.profit, d.lines || ' ' || (d.gained + d.lost)
  from (select * from reports.day where account_id = 0 and symbol = '') d
  full join (
    select kind, customer_id, currency, (at at time zone 'Asia/Shanghai')::date as day, count(*) as lines, sum(profit) as profit
    from reports.line group by 1, 2, 3, 4
  ) t on t.kind = d.kind and t.customer_id = d.customer_id and t.currency = d.currency and t.day = d.day
  where (d.lines, d.gained + d.lost) is distinct from (t.lines, t.profit)
$$;
