-- Breaks between transfers and their journals: what left the one account, what entered the other, and in which phase.
create or replace function transfer.breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  with document as (
    select t.tno, t.amount, t.received, t.status, t.hold_journal, s.ledger_id as source, c.ledger_id as target, s.currency
    from transfer.transfer t join account.account s on s.id = t.from_id join account.account c on c.id = t.to_id
  ), posted as (
    select j.ref_id as tno, j.kind, t.phase, coalesce(sum(t.amount) filter (where t.debit = d.source), 0) as amount,
           coalesce(sum(t.amount) filter (where t.credit = d.target), 0) as received
    from ledger.journal j join ledger.transfer t on t.journal_id = j.id left join document d on d.tno = j.ref_id
    where j.ref_type = 'transfer' group by j.id, t.phase
  ), required as (
    select tno, 'transfer.hold' as kind, 'pending' as phase, amount, received, currency from document where hold_journal is not null
    union all select tno, 'transfer', case when hold_journal is null then 'single' else 'post' end, amount, received, currency
              from document where status = 'done'
    union all select tno, 'transfer.release', 'void', amount, received, currency from document where status = 'failed'
  )
  select 'transfer', coalesce(w.tno, b.tno), coalesce(w.amount || ' ' || w.kind || ', received ' || w.received, 'no journal'),
         coalesce(b.amount || ' ' || b.kind || ', received ' || b.received, 'none'), w.currency
  from required w full join posted b on b.tno = w.tno and b.kind = w.kind and b.phase = w.phase
  where w.tno is null or b.tno is null or (w.amount, w.received) is distinct from (b.amount, b.received)
$$;
