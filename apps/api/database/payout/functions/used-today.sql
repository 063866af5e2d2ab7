-- The sum of a customer's payouts of a kind since midnight in Asia/Shanghai, without those that were refused, cancelled or returned, in USD
-- cents.
create or replace function payout.used_today(p_kind text, p_customer bigint) returns bigint language sql stable
return (
  select coalesce(sum(amount), 0)::bigint from payout.proposal
  where customer_id = p_customer and kind = p_kind and status in (1, 2, 3)
    and created_at >= kernel.day_start((now() at time zone 'Asia/Shanghai')::date)
);
