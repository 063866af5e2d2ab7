-- Breaks between payouts and their journals: a missing journal, a journal without a payout, a different amount or phase, a paid
-- payout whose house accounts did not get its fee or send its amount, and an approved payout without an approval. Returns one row per break. `required` lists the journals that each payout must have.
create or replace function payout.breaks() returns table (check_name text, subject text, expected text, found text, currency text)
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
         coalesce(b.amount || ' ' || b.phase, 'none'), 'USD'
  from required w full join posted b on b.pno = w.pno and b.kind = w.kind
  where w.pno is null or b.pno is null or w.amount is distinct from b.amount or w.phase <> b.phase
  union all
  select 'payout.approvals', p.pno, 'an approval', 'none', null
  from payout.proposal p
  where p.status in (2, 3) and not exists (select from payout.approval a where a.pno = p.pno)
  union all
  -- The fee of a bank payout is a dollar amount that is part of the hold; that of a coin payout is booked in USDT when it is paid.
  select 'payout.house', p.pno, p.fee || ' fee, ' || p.pay_amount || ' sent',
         coalesce(h.fee, 0) || ' fee, ' || coalesce(h.sent, 0) || ' sent', null
  from payout.proposal p
  left join lateral (
    select sum(t.amount) filter (where c.kind = 'fee' and t.phase in ('single', 'post')) as fee,
           sum(t.amount) filter (where c.kind = 'payout:' || p.kind and c.currency <> 'USD') as sent
    from ledger.journal j join ledger.transfer t on t.journal_id = j.id join ledger.account c on c.id = t.credit
    where j.kind = 'withdraw' and j.ref_type = 'payout' and j.ref_id = p.pno
  ) h on true
  where p.status = 3 and (coalesce(h.fee, 0) <> p.fee or coalesce(h.sent, 0) <> p.pay_amount)
$$;
