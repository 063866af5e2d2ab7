-- The customer of an item of a review queue, of an application whose customer has its phone; null for an unknown item and for a stop,
-- which is nobody's. A kind that is missing here is a fault of the program.
create or replace function staff.item_customer(p_kind text, p_id text) returns bigint language sql stable
return case
  when p_kind in ('withdraw', 'coin') then (select customer_id from payout.proposal where pno = p_id)
  when p_id !~ '^[0-9]{1,18}$' then null
  when p_kind = 'identity' then (select customer_id from identity.identity where id = p_id::bigint)
  when p_kind = 'bank' then (select customer_id from identity.bank_card where id = p_id::bigint)
  when p_kind = 'link' then (select customer_id from account.link_request where id = p_id::bigint)
  when p_kind = 'phone' then (select customer_id from customer.phone_change where id = p_id::bigint)
  when p_kind = 'quarantine' then (
    select a.customer_id from account.quarantine q join account.account a on a.id = q.account_id where q.id = p_id::bigint)
  when p_kind = 'introducer' then (
    select recommend.introducer_of(a) from recommend.introducer_application a where a.id = p_id::bigint)
end;
