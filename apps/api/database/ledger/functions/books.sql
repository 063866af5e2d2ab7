-- The sums of every book by day and kind of journal up to now: the stored ones, and what was posted since. A row may come twice,
-- once from each.
create or replace function ledger.books() returns setof ledger.book_day language sql stable as $$
  select * from ledger.book_day
  union all
  select m.* from ledger.book_cursor c cross join lateral ledger.book_moves(c.to_xid) m
$$;
