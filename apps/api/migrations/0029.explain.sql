-- What a balance is made of: the movements of each ledger account, numbered 1, 2, 3 … in the order the ledger booked them,
-- and their sums by month and kind. Holds move nothing and are left out.

-- `at` is when it happened: a trade's own moment, where the books learnt of it later. Never runs backwards along n.
create table reports.entry (
  ledger_id bigint not null references ledger.account,
  n bigint not null,
  transfer_id bigint not null,
  at timestamptz not null,
  kind text not null,
  ref text not null,
  amount bigint not null,
  balance bigint not null,
  primary key (ledger_id, n)
);

-- Months of Asia/Shanghai, named by their first day; first and last are numbers of entries.
create table reports.entry_month (
  ledger_id bigint not null references ledger.account,
  month date not null,
  kind text not null,
  entries bigint not null,
  amount bigint not null,
  first bigint not null,
  last bigint not null,
  primary key (ledger_id, month, kind)
) with (fillfactor = 80);

create table reports.entry_cursor (
  ledger_id bigint primary key references ledger.account,
  version bigint not null,
  n bigint not null,
  at timestamptz not null,
  balance bigint not null
);

create function reports.month_of(p_at timestamptz) returns date language sql immutable
return date_trunc('month', p_at at time zone 'Asia/Shanghai')::date;

create function reports.entry_kind(p_journal text, p_counter text, p_cause text, p_ref text, p_amount bigint, p_credit boolean)
returns text language sql immutable
return case
  when p_journal = 'trade' and not p_credit then case when p_cause = 'trade' then 'trade' else 'settlement' end
  when p_journal = 'withdraw' and p_counter <> 'fee' and p_ref like 'C%' then 'coin'
  else reports.funding_kind(p_journal, p_counter, p_amount) end;

-- Copies what the ledger has moved on a customer's accounts since last time: cheap where there is nothing new.
create function reports.copy_entries(p_customer bigint) returns void language plpgsql as $$
begin
  if not exists (
    select from account.account a join ledger.account l on l.id in (a.ledger_id, a.credit_ledger_id)
    left join reports.entry_cursor c on c.ledger_id = l.id
    where a.customer_id = p_customer and l.version > coalesce(c.version, 0)
  ) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('reports.entry', p_customer));
  with mine as (
    select l.id as ledger_id, l.id = a.credit_ledger_id as credit, l.version, coalesce(c.version, 0) as seen,
           coalesce(c.n, 0) as n, coalesce(c.at, '-infinity') as at, coalesce(c.balance, 0) as balance
    from account.account a join ledger.account l on l.id in (a.ledger_id, a.credit_ledger_id)
    left join reports.entry_cursor c on c.ledger_id = l.id
    where a.customer_id = p_customer and l.version > coalesce(c.version, 0)
  ), moved as (
    select m.ledger_id, m.credit, t.id, t.journal_id, -t.amount as amount, t.credit as counter, t.debit_version as version, t.created_at
    from mine m join ledger.transfer t on t.debit = m.ledger_id and t.debit_version > m.seen and t.debit_version <= m.version
    where t.phase in ('single', 'post')
    union all
    select m.ledger_id, m.credit, t.id, t.journal_id, t.amount, t.debit, t.credit_version, t.created_at
    from mine m join ledger.transfer t on t.credit = m.ledger_id and t.credit_version > m.seen and t.credit_version <= m.version
  ), named as (
    select v.ledger_id, v.id, v.amount, v.version, j.ref_id,
           reports.entry_kind(j.kind, h.kind, j.cause, j.ref_id, v.amount, v.credit) as kind, coalesce(d.at, v.created_at) as at
    from moved v
    join ledger.journal j on j.id = v.journal_id
    join ledger.account h on h.id = v.counter
    left join reports.line d on d.book = 'trade' and d.id = case when j.kind = 'trade' then j.ref_id::bigint end
  ), put as (
    insert into reports.entry (ledger_id, n, transfer_id, at, kind, ref, amount, balance)
    select v.ledger_id, m.n + row_number() over w, v.id, greatest(m.at, max(v.at) over w), v.kind, v.ref_id, v.amount,
           m.balance + sum(v.amount) over w
    from named v join mine m on m.ledger_id = v.ledger_id
    window w as (partition by v.ledger_id order by v.version)
    returning *
  ), months as (
    insert into reports.entry_month as e (ledger_id, month, kind, entries, amount, first, last)
    select ledger_id, reports.month_of(at), kind, count(*), sum(amount), min(n), max(n) from put group by 1, 2, 3
    on conflict (ledger_id, month, kind) do update
    set entries = e.entries + excluded.entries, amount = e.amount + excluded.amount, last = excluded.last
  )
  insert into reports.entry_cursor as c (ledger_id, version, n, at, balance)
  select m.ledger_id, m.version, coalesce(p.n, m.n), coalesce(p.at, m.at), coalesce(p.balance, m.balance)
  from mine m left join lateral (select n, at, balance from put where put.ledger_id = m.ledger_id order by n desc limit 1) p on true
  on conflict (ledger_id) do update
  set version = excluded.version, n = excluded.n, at = excluded.at, balance = excluded.balance;
end $$;

-- Copies that do not add up to the books, and months whose sums are not their entries'. No row: they hold.
create function reports.entry_breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  select 'reports.entry', l.id::text, l.posted::text, coalesce(e.amount, 0)::text
  from ledger.account l join reports.entry_cursor c on c.ledger_id = l.id and c.version = l.version
  left join (select ledger_id, sum(amount) as amount from reports.entry group by 1) e on e.ledger_id = l.id
  where l.posted <> coalesce(e.amount, 0) or l.posted <> c.balance
  union all
  select 'reports.entry_month', coalesce(m.ledger_id, e.ledger_id) || ':' || coalesce(m.month, e.month), e.told, m.told
  from (select ledger_id, month, kind, entries || ' ' || amount || ' ' || first || ' ' || last as told from reports.entry_month) m
  full join (
    select ledger_id, reports.month_of(at) as month, kind, count(*) || ' ' || sum(amount) || ' ' || min(n) || ' ' || max(n) as told
    from reports.entry group by 1, 2, 3
  ) e using (ledger_id, month, kind)
  where m.told is distinct from e.told
$$;
