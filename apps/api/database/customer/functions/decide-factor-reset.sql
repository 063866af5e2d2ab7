-- Decides a reset of second factors. An approval removes them, ends the customer's sessions and begins the cooling-off period of payouts.
-- Fails with staff.unknown, staff.state, staff.reason, staff.ownCustomer, and as staff.require_second.
create or replace function customer.decide_factor_reset(
  p_id bigint, p_decision text, p_reason text, p_hours int, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  r customer.factor_reset;
  v_after smallint := case p_decision when 'approve' then 1 else 3 end;
begin
  perform identity.check_decision(p_decision, p_reason);
  select customer_id into r.customer_id from customer.factor_reset where id = p_id;
  if not found then
    perform kernel.fail('staff.unknown');
  end if;
  -- The customer first, as in every change of the factors.
  perform customer.lock_for_staff(r.customer_id, p_own);
  select * into r from customer.factor_reset where id = p_id;
  if r.status <> 2 then
    perform kernel.fail('staff.state');
  end if;
  perform staff.require_second(r.requested_by, p_actor);
  update customer.factor_reset set status = v_after, decided_by = p_actor, decided_at = now(),
    refusal = case when v_after = 3 then p_reason end
  where id = p_id;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'customer.decideFactorReset', 'customer:' || r.customer_id, '{"status": 2}',
          jsonb_strip_nulls(jsonb_build_object('id', p_id, 'status', v_after, 'reason', p_reason)), p_request, p_address);
  if v_after = 3 then
    return;
  end if;
  delete from customer.factor where customer_id = r.customer_id;
  delete from customer.recovery_code where customer_id = r.customer_id;
  delete from customer.factor_step where customer_id = r.customer_id;
  update customer.customer set secured_at = now() where id = r.customer_id;
  perform customer.end_sessions(r.customer_id, null);
  perform message.leave(r.customer_id, 'customer.factor', jsonb_build_object('event', 'reset', 'hours', p_hours), '/user-center/settings');
end $$;
