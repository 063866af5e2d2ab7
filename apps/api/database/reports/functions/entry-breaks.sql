-- Ledger accounts whose copied entries do not add up to the balance, and months whose sums differ from their entries.
-- Returns one row per break.
create or replace function reports.entry_breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  select 'reports.entry', l.id::text, l.posted::text, coalesce(e.amount, 0)::text, l.currency
  from ledger.account l join reports.entry_cursor c on c.ledger_id = l.id and c.version = l.version
  left join (select ledger_id, sum(amount) as amount from reports.entry group by 1) e on e.ledger_id = l.id
  where l.posted <> coalesce(e.amount, 0) or l.posted <> c.balance
  union all
  select 'reports.entry_month', coalesce(m.ledger_id, e.ledger_id) || ':' || coalesce(m.month, e.month), e.told, m.told, null
  from (select ledger_id, month, kind, entries || ' ' || amount || ' ' || first || ' ' || last as told from reports.entry_month) m
  full join (
    select ledger_id, reports.month_of(at) as month, kind, count(*) || ' ' || sum(amount) || ' ' || min(n) || ' ' || max(n) as told
    from reports.entry group by 1, 2, 3
  ) e using (ledger_id, month, kind)
  where m.told is distinct from e.told
$$;
