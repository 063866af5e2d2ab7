-- Breaks between payouts and their journals: a missing journal, a journal without a payout, a different amount or phase, and an
-- approved payout without an approval. Returns one row per break. `required` lists the journals that each payout must have.
create or replace function payout.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  with posted as (
    select j.ref_id as pno, j.kind, sum(t.amount) filter (where t.debit = a.ledger_id) as amount,
           min(t.phase) as phase
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id and t.phase in ('pending', 'post', 'void')
    left join payout.proposal p on p.pno = j.ref_id
    left join account.account a on a.id = p.account_id
    where j.ref_type = 'payout' group by j.ref_id, j.kind
  ), required as (
    select pno, 'withdraw.hold' as kind, amount, 'pending' as phase from payout.proposal
    union all select pno, 'withdraw', amount, 'post' from payout.proposal where status = 3
    union all select pno, 'withdraw.release', amount, 'void' from payout.proposal where status in (4, 5)
  )
  select 'payout.' || coalesce(w.kind, b.kind), coalesce(w.pno, b.pno), coalesce(w.amount || ' ' || w.phase, 'no journal'),
         coalesce(b.amount || ' ' || b.phase, 'none')
  from required w full join posted b on b.pno = w.pno and b.kind = w.kind
  where w.pno is null or b.pno is null or w.amount is distinct from b.amount or w.phase <> b.phase
  union all
  select 'payout.approvals', p.pno, 'an approval', 'none'
  from payout.proposal p
  where p.status in (2, 3) and not exists (select from payout.approval a where a.pno = p.pno)
$$;
