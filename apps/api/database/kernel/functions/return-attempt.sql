-- Takes back the attempt that kernel.count_attempt counted at p_counted, and clears one of its keys, if given.
create or replace function kernel.return_attempt(p_keys text[], p_counted timestamptz, p_clear text) returns void
language plpgsql as $$
begin
  perform from kernel.attempt where key = any (p_keys) order by key for update;
  update kernel.attempt
  set attempts = case when key = p_clear then 0 else greatest(attempts - 1, 0) end,
      last_at = case when last_at = p_counted then before_at else last_at end
  where key = any (p_keys);
end $$;
