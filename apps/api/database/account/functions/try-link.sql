-- Counts an attempt to link a login by its password, and returns the seconds until the next attempt is accepted: 0 if this one is.
-- An attempt that must wait is not counted. The first five of a day need not wait; later waits grow to five minutes.
create or replace function account.try_link(p_keys text[]) returns int language plpgsql as $$
declare
  waits int;
begin
  delete from account.link_attempt where last_at < now() - interval '1 day';
  insert into account.link_attempt (key) select key from unnest(p_keys) as key order by key on conflict do nothing;
  -- The locks make attempts that come at once wait for each other.
  perform from account.link_attempt where key = any (p_keys) order by key for update;
  select coalesce(max(ceil(extract(epoch from last_at - now()) + least(300, 5 * power(2, attempts - 5)))), 0) into waits
  from account.link_attempt where key = any (p_keys) and attempts >= 5;
  if waits > 0 then
    return waits;
  end if;
  update account.link_attempt set attempts = attempts + 1, last_at = now() where key = any (p_keys);
  return 0;
end $$;
