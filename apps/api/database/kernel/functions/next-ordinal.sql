-- Returns the next number of an owner's list and its time. The time never decreases along the numbers, so that a day is a range
-- of numbers. The owner's counter is locked until the transaction ends, so the numbers have no gaps.
create or replace function kernel.next_ordinal(p_list text, p_owner bigint, out ord bigint, out at timestamptz)
language plpgsql as $$
begin
  insert into kernel.ordinal as o (list, owner, n, at) values (p_list, p_owner, 1, kernel.clock())
  on conflict (list, owner) do update set n = o.n + 1, at = greatest(o.at, kernel.clock())
  returning o.n, o.at into ord, at;
end $$;
