-- Lifts a freeze. Fails with staff.unknown, staff.state (it has ended), staff.ownCustomer, and as staff.require_second: who froze
-- the customer cannot lift it.
create or replace function customer.lift_freeze(
  p_id bigint, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns bigint language plpgsql as $$
declare
  f customer.freeze;
begin
  select * into f from customer.freeze where id = p_id for no key update;
  if f.id is null then
    perform kernel.fail('staff.unknown');
  elsif f.lifted_at is not null or f.until <= now() then
    perform kernel.fail('staff.state');
  elsif f.customer_id = p_own then
    perform kernel.fail('staff.ownCustomer');
  end if;
  perform staff.require_second(f.actor, p_actor);
  update customer.freeze set lifted_by = p_actor, lifted_reason = p_reason, lifted_at = now() where id = p_id;
  if f.scope = 'trading' then
    perform customer.apply_freezes();
  end if;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'customer.unfreeze', 'customer:' || f.customer_id, jsonb_build_object('scope', f.scope, 'reason', f.reason),
          jsonb_build_object('reason', p_reason), p_request, p_address);
  return f.customer_id;
end $$;
