-- Codes are counted and added one after the other, so that concurrent requests cannot pass a budget together.
create or replace function kernel.lock_codes() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('kernel.verify_code', 0))
$$;
