-- What a reviewer should know of a payout: the same card or address is another customer's too, another customer has signed in from
-- the same address in the last 30 days, nothing was paid to this card or address before, and password, phone or e-mail were changed
-- in the 7 days before the submission. Two ranges of customers instead of `<>`, so that the index skips the customer's own logins.
create or replace function payout.hints(p_pno text) returns text[] language sql stable as $$
  select array_remove(array[
    case when
      exists (select from identity.bank_card mine
              join identity.bank_card other on other.number_index = mine.number_index and other.customer_id <> p.customer_id
              where mine.id = p.card_id)
      or exists (select from coin.address mine
                 join coin.address other
                   on other.address = mine.address and other.chain = mine.chain and other.customer_id <> p.customer_id
                 where mine.id = p.address_id)
    then 'sharedTarget' end,
    case when exists (
      select from (select distinct address from customer.login_record
                   where customer_id = p.customer_id and success and address <> ''
                     and at > p.created_at - interval '30 days') mine
      where exists (select from customer.login_record other
                    where other.address = mine.address and other.success and other.customer_id < p.customer_id
                      and other.at > p.created_at - interval '30 days')
        or exists (select from customer.login_record other
                   where other.address = mine.address and other.success and other.customer_id > p.customer_id
                     and other.at > p.created_at - interval '30 days'))
    then 'sharedLogin' end,
    case when not exists (
      select from payout.proposal paid
      where paid.customer_id = p.customer_id and paid.kind = p.kind and paid.status = 3
        and (paid.card_id = p.card_id or paid.address_id = p.address_id))
    then 'firstTarget' end,
    case when c.secured_at > p.created_at - interval '7 days' then 'changedAccess' end], null)
  from payout.proposal p join customer.customer c on c.id = p.customer_id
  where p.pno = p_pno
$$;
