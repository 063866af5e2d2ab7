-- After a restore: a code that waited for a carrier may have been sent since. Its owner asks for another one.
create or replace function kernel.close_unsent_codes() returns void language plpgsql as $$
begin
  update kernel.verify_code set closed_at = clock_timestamp(), encrypted = null where sent_at is null and closed_at is null;
end $$;
