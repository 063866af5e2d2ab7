-- Staff give a customer the coupon of a running campaign. Fails with staff.unknown, staff.customer, staff.ownCustomer, staff.customerPaused and as
-- activity.give.
create or replace function activity.grant_coupon(
  p_campaign text, p_customer bigint, p_max bigint, p_actor text, p_own bigint, p_request text, p_address text
) returns bigint language plpgsql as $$
declare
  c activity.campaign;
  v_id bigint;
begin
  select * into c from activity.campaign where id = p_campaign;
  if c.id is null then
    perform kernel.fail('staff.unknown');
  elsif not exists (select from customer.customer where id = p_customer and closed_at is null) then
    perform kernel.fail('staff.customer');
  elsif p_customer = p_own then
    perform kernel.fail('staff.ownCustomer');
  elsif customer.paused_until(p_customer) is not null then
    perform kernel.fail('staff.customerPaused');
  end if;
  v_id := activity.give(p_customer, c.id, c.title, c.coupon, c.amount, c.min_deposit, c.days, p_max);
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'coupon.grant', 'customer:' || p_customer, jsonb_build_object('promotion', c.id, 'coupon', v_id), p_request, p_address);
  return v_id;
end $$;
