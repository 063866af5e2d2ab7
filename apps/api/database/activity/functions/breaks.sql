-- Breaks between used credit coupons and their journals, and between what a campaign has committed of its budget and its coupons.
create or replace function activity.breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  select 'coupon', ref_id, expected, found, currency from ledger.leg_breaks('activity.legs', '{credit}')
  union all
  select 'coupon.budget', c.id, coalesce(g.amount, 0)::text, c.committed::text, 'USD'
  from activity.campaign c
  left join (select promotion_id, sum(amount) as amount from activity.coupon group by 1) g on g.promotion_id = c.id
  where c.committed <> coalesce(g.amount, 0)
$$;
