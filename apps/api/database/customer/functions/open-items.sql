-- What must be settled before a customer can be closed, as codes. customer.close refuses while there is one, and a customer who asks for
-- closing reads them. A used coupon is none, and what waits for a review or for the customer ends with the closing.
create or replace function customer.open_items(p_customer bigint) returns setof text language sql stable as $$
  select 'customer.openBalance' where exists (
    select from account.account a join ledger.account l on l.id in (a.ledger_id, a.credit_ledger_id)
    where a.customer_id = p_customer and (l.posted <> 0 or l.held <> 0))
  union all
  select 'customer.openDebt' where account.owes(p_customer) > 0
  union all
  select 'customer.openWithdrawal' where exists (select from payout.proposal where customer_id = p_customer and status in (1, 2))
  union all
  select 'customer.openTransfer' where exists (select from transfer.transfer where customer_id = p_customer and status = 'pending')
  union all
  select 'customer.openDeposit' where exists (
    select from deposit.draft where customer_id = p_customer and (undecided or status = 'unpaid' and expires_at > now()))
  union all
  select 'customer.openByStaff' where exists (
      select from account.adjustment j join account.account a on a.id = j.account_id where a.customer_id = p_customer and j.status = 1)
    or exists (select from account.account where customer_id = p_customer and status = 'pending')
    or exists (select from recommend.bonus where inviter_id = p_customer and status = 'pending')
    or exists (select from recommend.commission where introducer_id = p_customer and status in (1, 2) and amount > 0)
$$;
