-- Whether the identity of a payout's customer and the card it goes to are approved still: staff can revoke both.
create or replace function payout.verified(p_customer bigint, p_card bigint) returns boolean language sql stable
return exists (select from identity.identity where customer_id = p_customer and status = 1)
   and (p_card is null or exists (select from identity.bank_card where id = p_card and status = 1));
