-- Which of a customer's own limits differ, in the order of the columns: before and after in cents, each left out where there was or is none.
create or replace function customer.limit_changes(p_before customer.own_limit, p_after customer.own_limit) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', l.name, 'before', l.before::text, 'value', l.value::text)) order by l.n), '[]')
  from (values
    (1, 'depositMax', p_before.deposit_max, p_after.deposit_max), (2, 'withdrawMax', p_before.withdraw_max, p_after.withdraw_max),
    (3, 'withdrawDaily', p_before.withdraw_daily, p_after.withdraw_daily), (4, 'coinMax', p_before.coin_max, p_after.coin_max),
    (5, 'coinDaily', p_before.coin_daily, p_after.coin_daily)) l (n, name, before, value)
  where l.before is distinct from l.value
$$;
