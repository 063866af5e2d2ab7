-- Requests the reset of a customer's second factors. Another member decides. Tells the customer, who can object until then.
-- Fails with staff.customer, staff.ownCustomer, staff.customerClosed, staff.state (one is open) and customer.factorUnknown (the customer has none).
create or replace function customer.propose_factor_reset(
  p_customer bigint, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  v_id bigint;
begin
  perform customer.lock_open(p_customer, p_own);
  if exists (select from customer.factor_reset where customer_id = p_customer and status = 2) then
    perform kernel.fail('staff.state');
  elsif not exists (select from customer.factor where customer_id = p_customer) then
    perform kernel.fail('customer.factorUnknown');
  end if;
  insert into customer.factor_reset (customer_id, reason, requested_by) values (p_customer, p_reason, p_actor) returning id into v_id;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'customer.requestFactorReset', 'customer:' || p_customer, jsonb_build_object('id', v_id, 'reason', p_reason), p_request, p_address);
  perform message.leave(p_customer, 'customer.factor', jsonb_build_object('event', 'resetRequested'), '/user-center/settings');
end $$;
