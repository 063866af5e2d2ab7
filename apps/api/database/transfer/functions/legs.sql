-- The movements that transfers require: out of the one account and into the other, between currencies through the exchange.
create or replace function transfer.legs() returns setof ledger.leg language sql stable as $$
  with document as (
    select t.tno, t.status, t.hold_journal, m.*
    from transfer.transfer t join account.account s on s.id = t.from_id join account.account c on c.id = t.to_id
    cross join lateral (
      select s.ledger_id::text as debit, c.ledger_id::text as credit, s.currency, t.amount where s.currency = c.currency
      union all
      select s.ledger_id::text, 'exchange', s.currency, t.amount where s.currency <> c.currency
      union all
      select 'exchange', c.ledger_id::text, c.currency, t.received where s.currency <> c.currency
    ) m
  )
  select 'transfer.hold', 'transfer', tno, debit, credit, currency, amount, 'pending' from document where hold_journal is not null
  union all
  select 'transfer', 'transfer', tno, debit, credit, currency, amount, case when hold_journal is null then 'single' else 'post' end
  from document where status = 'done'
  union all
  select 'transfer.release', 'transfer', tno, debit, credit, currency, amount, 'void' from document where status = 'failed'
$$;
