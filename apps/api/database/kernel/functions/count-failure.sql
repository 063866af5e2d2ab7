-- Counts a failed sign-in of the installation, in windows of ten minutes. From some number on everybody is asked for a captcha.
create or replace function kernel.count_failure() returns void language sql as $$
  insert into kernel.attempt as a (key, attempts, expires_at) values ('failures', 1, now() + interval '10 minutes')
  on conflict (key) do update set
    attempts = case when a.expires_at < now() then 1 else a.attempts + 1 end,
    expires_at = case when a.expires_at < now() then excluded.expires_at else a.expires_at end
$$;
