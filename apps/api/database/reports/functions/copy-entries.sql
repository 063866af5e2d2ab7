-- Copies the new movements of a customer's ledger accounts into entries and their monthly sums. Returns early if there are none.
create or replace function reports.copy_entries(p_customer bigint) returns void language plpgsql as $$
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
           reports.entry_kind(j.kind, h.kind, j.cause, j.ref_id, v.amount, v.credit) as kind,
           coalesce(d.at, o.records_from, v.created_at) as at
    from moved v
    join ledger.journal j on j.id = v.journal_id
    join ledger.account h on h.id = v.counter
    left join reports.platform_deal d on d.deal = case when j.kind = 'trade' and j.ref_id ~ '^[0-9]' then split_part(j.ref_id, '#', 1)::bigint end
    left join account.account o on o.id = case when j.kind = 'opening' then j.ref_id::bigint end
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
