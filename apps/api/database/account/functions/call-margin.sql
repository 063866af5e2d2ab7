-- Tells the customer of an account, once until the margin has recovered, that its margin level or equity has come down to the margin call. The
-- figures are texts with their unit: '95.20%', or '480.00 USD'.
create or replace function account.call_margin(p_login text, p_level text, p_call text, p_stop text) returns void language plpgsql as $$
declare
  v_customer bigint;
begin
  update account.account set margin_called_at = now()
  where login = p_login and status = 'open' and margin_called_at is null
  returning customer_id into v_customer;
  if found then
    perform message.leave(v_customer, 'account.marginCall',
                          jsonb_build_object('login', p_login, 'level', p_level, 'call', p_call, 'stop', p_stop), '/user-center/acctInfo');
  end if;
end $$;
