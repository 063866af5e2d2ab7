-- Freezes a customer. A freeze that has ended makes room for a new one. A freeze of the login ends the open sessions.
-- Fails with staff.customer, staff.ownCustomer, staff.customerClosed and staff.state (frozen already).
create or replace function customer.add_freeze(
  p_customer bigint, p_scope text, p_reason text, p_until timestamptz, p_actor text, p_own bigint, p_request text, p_address text
) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  perform customer.lock_open(p_customer, p_own);
  if customer.frozen(p_customer, p_scope) then
    perform kernel.fail('staff.state');
  end if;
  update customer.freeze set lifted_by = 'system', lifted_at = until
  where customer_id = p_customer and scope = p_scope and lifted_at is null;
  insert into customer.freeze (customer_id, scope, reason, actor, until)
  values (p_customer, p_scope, p_reason, p_actor, p_until) returning id into v_id;
  if p_scope = 'login' then
    perform customer.end_sessions(p_customer, null);
  end if;
  if p_scope = 'trading' then
    perform customer.apply_freezes();
  end if;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'customer.freeze', 'customer:' || p_customer,
          jsonb_strip_nulls(jsonb_build_object('scope', p_scope, 'reason', p_reason, 'until', p_until)), p_request, p_address);
  return v_id;
end $$;
