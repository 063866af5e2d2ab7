-- The movements that removed credit requires: to the promotions of the house, and back from there if the amount has not left.
create or replace function account.credit_legs() returns setof ledger.leg language sql stable as $$
  with removal as (
    select r.*, a.currency, a.credit_ledger_id::text as customer from account.credit_removal r join account.account a on a.id = r.account_id
  )
  select case when amount is null then 'credit.giveUp' else 'credit.leave' end, 'credit', number, customer, 'promotion', currency, taken, 'single'
  from removal
  union all
  select 'credit.return', 'credit', number, 'promotion', customer, currency, taken, 'single' from removal where returned_journal is not null
$$;
