-- Whether a posted credit has not reached the platform yet. Transfers use the outbox; deposits, coupons and the money of cancelled
-- payouts use queue jobs.
create or replace function account.arriving(p_login text) returns boolean language sql stable as $$
  select exists (select from account.platform_outbox o where o.login = p_login)
    or exists (select from graphile_worker.jobs j
               where j.queue_name = 'mt5:' || p_login and j.task_identifier in ('account.applyBalance', 'payout.settlePlatform'))
$$;
