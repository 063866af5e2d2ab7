-- Admits one writer of an introducer's agreements and commissions at a time: what a commission contains depends on the others.
create or replace function recommend.lock_commissions(p_introducer bigint) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('commission', p_introducer))
$$;
