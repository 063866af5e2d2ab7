-- Sets a customer's own limits; a limit that is null is removed. The customer is told which have changed. p_seen: the limits that are replaced. Fails with staff.customer,
-- staff.ownCustomer, staff.customerClosed and staff.customerChanged (they are not p_seen any more).
create or replace function customer.set_limits(
  p_customer bigint, p_limits jsonb, p_seen jsonb, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  v_before customer.own_limit;
  v_after customer.own_limit;
  v_seen customer.own_limit := jsonb_populate_record(null::customer.own_limit, p_seen || jsonb_build_object('customer_id', p_customer));
begin
  perform customer.lock_open(p_customer, p_own);
  select * into v_before from customer.own_limit where customer_id = p_customer;
  if jsonb_strip_nulls(to_jsonb(v_before)) - 'customer_id' is distinct from jsonb_strip_nulls(to_jsonb(v_seen)) - 'customer_id' then
    perform kernel.fail('staff.customerChanged');
  end if;
  delete from customer.own_limit where customer_id = p_customer;
  insert into customer.own_limit
  select * from jsonb_populate_record(null::customer.own_limit, p_limits || jsonb_build_object('customer_id', p_customer))
  returning * into v_after;
  if customer.limit_changes(v_before, v_after) <> '[]' then
    perform message.leave(p_customer, 'customer.limits', jsonb_build_object('changes', customer.limit_changes(v_before, v_after)));
  end if;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'customer.limits', 'customer:' || p_customer, jsonb_strip_nulls(to_jsonb(v_before)) - 'customer_id',
          jsonb_strip_nulls(to_jsonb(v_after)) - 'customer_id' || jsonb_build_object('reason', p_reason), p_request, p_address);
end $$;
