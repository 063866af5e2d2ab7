-- Copies the new movements of a customer's ledger accounts into report lines. Returns early if there are none. Omits holds, which
-- move no money, opening entries, and the effect of trading on the balance, which the copied deals report.
create or replace function reports.catch_up(p_customer bigint) returns void language plpgsql as $$
begin
  if not exists (
    select from account.account a join ledger.account l on l.id in (a.ledger_id, a.credit_ledger_id)
    left join reports.ledger_cursor c on c.ledger_id = l.id
    where a.customer_id = p_customer and l.version > coalesce(c.version, 0)
  ) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('reports', p_customer));
  with mine as (
    select a.id as account_id, a.currency, a.kind, a.ledger_id as main_id, a.credit_ledger_id as credit_id, l.id as ledger_id, l.version,
           coalesce(c.version, 0) as seen
    from account.account a join ledger.account l on l.id in (a.ledger_id, a.credit_ledger_id)
    left join reports.ledger_cursor c on c.ledger_id = l.id
    where a.customer_id = p_customer and l.version > coalesce(c.version, 0)
  ), moved as (
    select m.*, t.id * 2 as id, t.id as transfer_id, t.journal_id, -t.amount as amount, t.credit as counter, t.created_at
    from mine m join ledger.transfer t on t.debit = m.ledger_id and t.debit_version > m.seen and t.debit_version <= m.version
    where t.phase in ('single', 'post')
    union all
    select m.*, t.id * 2 + 1, t.id, t.journal_id, t.amount, t.debit, t.created_at
    from mine m join ledger.transfer t on t.credit = m.ledger_id and t.credit_version > m.seen and t.credit_version <= m.version
  ), told as (
    insert into reports.line (kind, id, customer_id, account_id, currency, at, profit, detail)
    select case v.kind when 'wallet' then 'wallet' else 'credit' end, v.id, p_customer, v.account_id, v.currency, v.created_at, v.amount,
           jsonb_build_object(
             'kind', reports.funding_kind(j.kind, h.kind, v.amount), 'ref', j.ref_id,
             'balance', reports.posted_at(v.main_id, v.transfer_id),
             'credit', case when v.credit_id is not null then reports.posted_at(v.credit_id, v.transfer_id) end)
    from moved v
    join ledger.journal j on j.id = v.journal_id
    join ledger.account h on h.id = v.counter
    where j.kind not in ('trade', 'opening') or j.kind = 'trade' and v.ledger_id = v.credit_id
    order by v.created_at, v.id
  )
  insert into reports.ledger_cursor as c (ledger_id, version) select ledger_id, version from mine
  on conflict (ledger_id) do update set version = excluded.version;
end $$;
