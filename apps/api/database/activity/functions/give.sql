-- Gives a customer the coupon of a promotion, once, and tells the customer. Returns the coupon, or null where the customer has it.
create or replace function activity.give(
  p_customer bigint, p_promotion text, p_promotion_title text, p_title text, p_amount bigint, p_min bigint, p_days int
) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into activity.coupon (customer_id, promotion_id, title, kind, amount, min_deposit, valid_until)
  values (p_customer, p_promotion, p_title, 'credit', p_amount, p_min, now() + make_interval(days => p_days))
  on conflict (customer_id, promotion_id) do nothing returning id into v_id;
  if v_id is not null then
    perform message.leave(p_customer, 'activity.coupon', jsonb_build_object(
      'promotion', p_promotion_title, 'coupon', p_title, 'days', p_days, 'minDeposit', p_min::text), '/user-center/assets/deposit');
  end if;
  return v_id;
end $$;
