-- Sets the registration of the demo customer and the opening of an account to a past time. sandbox.past_deposit then adds
-- deposits of that time through the ordinary functions.
create or replace function sandbox.begin_past(p_account bigint, p_at timestamptz) returns void language sql as $$
  update customer.customer set registered_at = p_at where id = (select customer_id from account.account where id = p_account);
  update account.account set created_at = p_at where id = p_account;
$$;
