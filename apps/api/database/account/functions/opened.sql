-- Records that the platform has opened the account. Returns false if that was already recorded.
create or replace function account.opened(p_id bigint, p_login text) returns boolean language plpgsql as $$
begin
  perform kernel.act_as('system');
  -- The customer first, as everywhere: the trigger of the level changes the row.
  perform from customer.customer c
  where c.id = (select customer_id from account.account where id = p_id) for no key update;
  update account.account set status = 'open', login = p_login where id = p_id and status = 'pending';
  return found;
end $$;
