create or replace function transfer.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  with posted as (
    select j.ref_id as tno, j.kind, t.amount, t.phase, t.debit, t.credit
    from ledger.journal j join ledger.transfer t on t.journal_id = j.id where j.ref_type = 'transfer'
  ), document as (
    select t.tno, t.amount, t.status, t.hold_journal, s.ledger_id as debit, c.ledger_id as credit
    from transfer.transfer t join account.account s on s.id = t.from_id join account.account c on c.id = t.to_id
  ), required as (
    select tno, 'transfer.hold' as kind, amount, 'pending' as phase, debit, credit from document where hold_journal is not null
    union all select tno, 'transfer', amount, case when hold_journal is null then 'single' else 'post' end, debit, credit
              from document where status = 'done'
    union all select tno, 'transfer.release', amount, 'void', debit, credit from document where status = 'failed'
  )
  select 'transfer', coalesce(w.tno, b.tno), coalesce(w.kind || ' ' || w.amount, 'no journal'),
         coalesce(b.kind || ' ' || b.amount, 'none')
  from required w full join posted b on b.tno = w.tno and b.kind = w.kind
  where w.tno is null or b.tno is null or (w.amount, w.phase, w.debit, w.credit) is distinct from (b.amount, b.phase, b.debit, b.credit)
$$;
