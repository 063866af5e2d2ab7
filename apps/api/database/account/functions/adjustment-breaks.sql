-- Breaks between posted adjustments and their journals: another amount on the customer's account, or a journal without one.
create or replace function account.adjustment_breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  with posted as (
    select j.id, case when j.ref_type = 'adjustment' then j.ref_id else j.cause end as number,
           sum(case when t.credit = a.ledger_id then t.amount when t.debit = a.ledger_id then -t.amount end) as amount,
           min(a.currency) as currency
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    left join account.adjustment o on o.number = case when j.ref_type = 'adjustment' then j.ref_id else j.cause end
    left join account.account a on a.id = o.account_id
    where j.kind in ('adjustment', 'deposit.wire', 'deposit.reversal') group by j.id, 2
  )
  select 'adjustment', coalesce(o.number, p.number), coalesce(o.amount::text, 'no journal'), coalesce(p.amount::text, 'none'),
         coalesce(o.currency, p.currency)
  from (select o.*, a.currency from account.adjustment o join account.account a on a.id = o.account_id where o.status = 2) o
  full join posted p on p.id = o.journal_id
  where o.number is null or p.id is null or o.amount is distinct from p.amount
$$;
