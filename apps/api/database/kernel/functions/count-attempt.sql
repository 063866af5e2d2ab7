-- Counts a guess at a secret under all its keys, and must be committed before the secret is looked at. Counts nothing and returns
-- the seconds to wait, or that a captcha is needed, where the attempt may not be made. `p_delays` are the seconds to wait after 0, 1,
-- 2 … attempts; the last one repeats. From `p_captcha_from` attempts on a captcha is needed, for everybody from p_total_from failures
-- of the whole installation on (kernel.count_failure). A key is forgotten after p_minutes without an attempt.
create or replace function kernel.count_attempt(
  p_keys text[], p_minutes int[], p_delays int[], p_captcha_from int, p_total_from int, p_solved boolean,
  out wait int, out captcha boolean, out counted_at timestamptz
) language plpgsql as $$
begin
  -- Creates and locks every row, in one order. A row that is locked by this statement is changed only if it is out of date.
  insert into kernel.attempt as a (key, expires_at)
  select key, clock_timestamp() + make_interval(mins => minutes) from unnest(p_keys, p_minutes) as k (key, minutes) order by key
  on conflict (key) do update set attempts = 0, expires_at = excluded.expires_at where a.expires_at < clock_timestamp();
  counted_at := clock_timestamp();
  select coalesce(max(ceil(extract(epoch from last_at - counted_at)
                           + p_delays[least(attempts + 1, cardinality(p_delays))])), 0),
         max(attempts) >= p_captcha_from or exists (
           select from kernel.attempt where key = 'failures' and attempts >= p_total_from and expires_at > counted_at)
  into wait, captcha from kernel.attempt where key = any (p_keys);
  wait := greatest(wait, 0);
  captcha := coalesce(captcha, false) and not p_solved;
  if wait > 0 or captcha then
    return;
  end if;
  update kernel.attempt a
  set attempts = attempts + 1, before_at = last_at, last_at = counted_at,
      expires_at = counted_at + make_interval(mins => k.minutes)
  from unnest(p_keys, p_minutes) as k (key, minutes) where a.key = k.key;
  -- After the locks above, and without waiting for another's, so that it cannot deadlock.
  delete from kernel.attempt where key in (
    select key from kernel.attempt where expires_at < counted_at - interval '1 minute' order by expires_at limit 10
    for update skip locked);
end $$;
