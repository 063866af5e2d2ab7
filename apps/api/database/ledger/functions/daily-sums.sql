-- The sums of every account by day and kind of journal up to now: the stored ones, and what was posted since. A row may come twice,
-- once from each.
create or replace function ledger.daily_sums() returns setof ledger.daily_sum language sql stable as $$
  select * from ledger.daily_sum
  union all
  select m.* from ledger.sum_cursor c cross join lateral ledger.sums_between(c.to_xid) m
$$;
