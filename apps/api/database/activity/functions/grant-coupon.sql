-- Staff give a customer the coupon of a running campaign. Fails with staff.unknown, staff.state (not running), staff.customer,
-- staff.ownCustomer and staff.granted (the customer has it).
create or replace function activity.grant_coupon(
  p_campaign text, p_customer bigint, p_actor text, p_own bigint, p_request text, p_address text
) returns bigint language plpgsql as $$
declare
  c activity.campaign;
  v_id bigint;
begin
  -- Against an end at the same time.
  select * into c from activity.campaign where id = p_campaign for share;
  if c.id is null then
    perform kernel.fail('staff.unknown');
  elsif c.ended_at is not null or now() < c.runs_from or now() >= c.runs_until then
    perform kernel.fail('staff.state');
  elsif not exists (select from customer.customer where id = p_customer and closed_at is null) then
    perform kernel.fail('staff.customer');
  elsif p_customer = p_own then
    perform kernel.fail('staff.ownCustomer');
  end if;
  v_id := activity.give(p_customer, c.id, c.title, c.coupon, c.amount, c.min_deposit, c.days);
  if v_id is null then
    perform kernel.fail('staff.granted');
  end if;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'coupon.grant', 'customer:' || p_customer, jsonb_build_object('promotion', c.id, 'coupon', v_id), p_request, p_address);
  return v_id;
end $$;
