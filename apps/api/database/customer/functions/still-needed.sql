-- Why the data of a closed customer is still needed although the years of keeping are over, as codes: what is open, and what came later and
-- has not been kept that long itself. Of an empty account the last movement took money. A freeze is how an authority has data kept. A
-- ticket goes by its own time (core/retention).
create or replace function customer.still_needed(p_customer bigint, p_before timestamptz) returns setof text language sql stable as $$
  select 'open' where exists (select from customer.open_items(p_customer))
  union all
  select 'freeze' where exists (
    select from customer.freeze where customer_id = p_customer and lifted_at is null and (until is null or until > now()))
  union all
  select 'ticket' where exists (select from support.ticket where customer_id = p_customer)
  union all
  select 'case' where exists (
    select from support.suspicious_case where customer_id = p_customer and (decided_at is null or decided_at >= p_before))
  union all
  select 'movement' where exists (
    select from account.account a join ledger.transfer t on t.debit in (a.ledger_id, a.credit_ledger_id) and t.debit_version is not null
    where a.customer_id = p_customer and t.created_at >= p_before)
$$;
