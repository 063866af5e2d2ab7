-- Returns the debt account of an MT5 account (see account.post_deal) and creates it at first use.
create or replace function account.debt_ledger(p_account bigint) returns bigint language plpgsql as $$
declare
  found_id bigint;
begin
  insert into ledger.account (owner_id, kind, ref, currency, class)
  select customer_id, 'debt', id::text, currency, 'limited' from account.account where id = p_account
  on conflict do nothing;
  select l.id into strict found_id from ledger.account l join account.account a on a.customer_id = l.owner_id
  where a.id = p_account and l.kind = 'debt' and l.ref = a.id::text;
  return found_id;
end $$;
