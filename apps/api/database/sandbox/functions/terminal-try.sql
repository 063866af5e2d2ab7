-- Counts a sign-in attempt. Returns 0, or the seconds to wait if the address has used up its attempts of the last minute, in total
-- or for this login. A refused attempt is not counted. The lock serialises the attempts of one address.
create or replace function sandbox.terminal_try(p_login bigint, p_address text) returns integer language plpgsql as $$
declare
  per_login constant integer := 5;
  per_address constant integer := 30;
  since timestamptz := clock_timestamp() - interval '1 minute';
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('sandbox.terminal ' || p_address, 0));
  delete from sandbox.terminal_try where at <= since;
  select case
           when count(*) filter (where login = p_login) >= per_login then min(at) filter (where login = p_login)
           when count(*) >= per_address then min(at)
         end
    into oldest from sandbox.terminal_try where address = p_address;
  if oldest is not null then
    return greatest(1, ceil(extract(epoch from oldest - since)));
  end if;
  insert into sandbox.terminal_try (login, address) values (p_login, p_address);
  return 0;
end $$;
