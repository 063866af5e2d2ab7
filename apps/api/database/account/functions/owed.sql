-- The losses of a login that its ledger account could not cover, in its currency (see account.post_deal).
create or replace function account.owed(p_account bigint) returns bigint language sql stable
return coalesce((
  select d.posted from account.account a
  join ledger.account d on d.owner_id = a.customer_id and d.kind = 'debt' and d.ref = a.id::text
  where a.id = p_account
), 0);
