-- Returns the house account of a kind and creates it at first use. House accounts have the owner 0.
create or replace function ledger.house(p_kind text, p_currency text) returns bigint language plpgsql as $$
declare
  found_id bigint;
begin
  select id into found_id from ledger.account
  where owner_id = 0 and kind = p_kind and ref = '' and currency = p_currency;
  if found_id is null then
    insert into ledger.account (owner_id, kind, currency, class) values (0, p_kind, p_currency, 'free')
    on conflict do nothing;
    select id into strict found_id from ledger.account
    where owner_id = 0 and kind = p_kind and ref = '' and currency = p_currency;
  end if;
  return found_id;
end $$;
