-- Brings freezes and pauses of trading to the platform at once. The job also runs each minute, which retries it and ends them at their time.
create or replace function customer.apply_freezes() returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('account.applyFreezes', queue_name := 'account.applyFreezes', max_attempts := 1);
end $$;
