-- What reconciliation asks: documents against the ledger, both ways, and holds against open documents. No row: it holds.

-- The movements a document must have made, by journal kind; `missing` where a journal must not be.
create function payout.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  with booked as (
    select j.ref_id as pno, j.kind, sum(t.amount) filter (where t.debit = a.ledger_id) as amount,
           min(t.phase) as phase
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id and t.phase in ('pending', 'post', 'void')
    left join payout.proposal p on p.pno = j.ref_id
    left join account.account a on a.id = p.account_id
    where j.ref_type = 'payout' group by j.ref_id, j.kind
  ), wanted as (
    select pno, 'withdraw.hold' as kind, amount, 'pending' as phase from payout.proposal
    union all select pno, 'withdraw', amount, 'post' from payout.proposal where status = 3
    union all select pno, 'withdraw.release', amount, 'void' from payout.proposal where status in (4, 5)
  )
  select 'payout.' || coalesce(w.kind, b.kind), coalesce(w.pno, b.pno), coalesce(w.amount || ' ' || w.phase, 'no journal'),
         coalesce(b.amount || ' ' || b.phase, 'none')
  from wanted w full join booked b on b.pno = w.pno and b.kind = w.kind
  where w.pno is null or b.pno is null or w.amount is distinct from b.amount or w.phase <> b.phase
  union all
  select 'payout.approvals', p.pno, 'an approval', 'none'
  from payout.proposal p
  where p.status in (2, 3) and not exists (select from payout.approval a where a.pno = p.pno)
$$;

create function transfer.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  with booked as (
    select j.ref_id as tno, j.kind, t.amount, t.phase, t.debit, t.credit
    from ledger.journal j join ledger.transfer t on t.journal_id = j.id where j.ref_type = 'transfer'
  ), document as (
    select t.tno, t.amount, t.status, t.hold_journal, s.ledger_id as debit, c.ledger_id as credit
    from transfer.transfer t join account.account s on s.id = t.from_id join account.account c on c.id = t.to_id
  ), wanted as (
    select tno, 'transfer.hold' as kind, amount, 'pending' as phase, debit, credit from document where hold_journal is not null
    union all select tno, 'transfer', amount, case when hold_journal is null then 'single' else 'post' end, debit, credit
              from document where status = 'done'
    union all select tno, 'transfer.release', amount, 'void', debit, credit from document where status = 'failed'
  )
  select 'transfer', coalesce(w.tno, b.tno), coalesce(w.kind || ' ' || w.amount, 'no journal'),
         coalesce(b.kind || ' ' || b.amount, 'none')
  from wanted w full join booked b on b.tno = w.tno and b.kind = w.kind
  where w.tno is null or b.tno is null or (w.amount, w.phase, w.debit, w.credit) is distinct from (b.amount, b.phase, b.debit, b.credit)
$$;

create function recommend.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  select 'recommend.bonus', coalesce(b.id::text, j.ref_id), coalesce(b.amount::text, 'no journal'), coalesce(t.amount::text, 'none')
  from (select id, inviter_id, amount from recommend.bonus where status = 'paid') b
  full join (select * from ledger.journal where kind = 'invite') j on j.ref_type = 'bonus' and j.ref_id = b.id::text
  left join account.account a on a.customer_id = b.inviter_id and a.kind = 'wallet'
  left join ledger.transfer t on t.journal_id = j.id and t.credit = a.ledger_id
  where b.id is null or j.id is null or t.amount is distinct from b.amount
  union all
  select 'recommend.earned', r.customer_id::text, 'one bonus', 'none'
  from recommend.relation r
  where r.status = 'earned' and not exists (select from recommend.bonus b where b.customer_id = r.customer_id)
    and exists (select from recommend.bonus)
$$;

create function activity.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  select 'coupon', coalesce(c.id::text, j.ref_id), coalesce(c.amount::text, 'no journal'), coalesce(t.amount::text, 'none')
  from (
    select c.id, c.amount from activity.coupon c
    where c.kind = 'credit' and c.used_by is not null
  ) c
  full join (select * from ledger.journal where kind = 'credit' and ref_type = 'coupon') j on j.ref_id = c.id::text
  left join ledger.transfer t on t.journal_id = j.id
  where c.id is null or j.id is null or t.amount <> c.amount
$$;

-- What is held on each account is what its open documents hold.
create function ledger.hold_breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  select 'holds', a.id::text, coalesce(o.amount, 0)::text, a.held::text
  from ledger.account a
  left join (
    select c.ledger_id, sum(d.amount) as amount
    from (select account_id, amount from payout.proposal where status in (1, 2)
          union all select from_id, amount from transfer.transfer where status = 'pending') d
    join account.account c on c.id = d.account_id group by c.ledger_id
  ) o on o.ledger_id = a.id
  where a.class = 'floor' and a.held <> coalesce(o.amount, 0)
$$;

-- What the books say of every open MT5 account. What is held has left the platform already; what is owed is below zero there.
create or replace function account.platform_books() returns table (login text, balance bigint, credit bigint)
language sql stable as $$
  select a.login, b.posted - b.held - account.owed(a.id), coalesce(c.posted, 0)
  from account.account a
  join ledger.account b on b.id = a.ledger_id
  left join ledger.account c on c.id = a.credit_ledger_id
  where a.kind = 'mt5' and a.status = 'open' and a.login is not null
  order by a.login
$$;
