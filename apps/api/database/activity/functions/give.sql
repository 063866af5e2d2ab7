-- Gives a customer the coupon of a promotion, once, and tells the customer. p_max: the most credit of one customer. A campaign of staff
-- ends with the last coupon that its budget pays for. Fails with staff.granted (the customer has it), staff.promotionMaximum,
-- staff.promotionSpent and staff.state (the campaign does not run).
create or replace function activity.give(
  p_customer bigint, p_promotion text, p_promotion_title text, p_title text, p_amount bigint, p_min bigint, p_days int, p_max bigint
) returns bigint language plpgsql as $$
declare
  c activity.campaign;
  v_id bigint;
begin
  -- One coupon at a time of a campaign, then of a customer.
  select * into c from activity.campaign where id = p_promotion for no key update;
  perform from customer.customer where id = p_customer for no key update;
  if exists (select from activity.coupon where customer_id = p_customer and promotion_id = p_promotion) then
    perform kernel.fail('staff.granted');
  elsif c.committed + c.amount > c.budget then
    perform kernel.fail('staff.promotionSpent');
  elsif c.ended_at is not null or now() < c.runs_from or now() >= c.runs_until then
    perform kernel.fail('staff.state');
  elsif p_amount + (select coalesce(sum(amount), 0) from activity.coupon
                    where customer_id = p_customer and (used_by is not null or valid_until > now())) > p_max then
    perform kernel.fail('staff.promotionMaximum', jsonb_build_object('maximum', ledger.money_text(p_max, 'USD')));
  end if;
  insert into activity.coupon (customer_id, promotion_id, title, kind, amount, min_deposit, valid_until)
  values (p_customer, p_promotion, p_title, 'credit', p_amount, p_min, now() + make_interval(days => p_days)) returning id into v_id;
  if c.id is not null then
    update activity.campaign set committed = committed + amount where id = c.id returning * into c;
    if c.committed + c.amount > c.budget then
      perform activity.end_campaign(c.id, null, 'system', null, null);
    end if;
  end if;
  perform message.leave(p_customer, 'activity.coupon', jsonb_build_object(
    'promotion', p_promotion_title, 'coupon', p_title, 'days', p_days, 'minDeposit', p_min::text), '/user-center/assets/deposit');
  return v_id;
end $$;
