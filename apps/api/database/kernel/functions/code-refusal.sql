-- Which budget of codes is used up for a code, and the seconds until it may be asked for again; null where it may be sent. Only codes
-- that were sent, or are on their way, count. The caller must hold kernel.lock_codes(). p_limits: {target, address, customer} a day,
-- {segmentMinute, segmentHour, minute, hour}.
create or replace function kernel.code_refusal(
  p kernel.verify_code, p_limits jsonb, out budget text, out wait int
) language plpgsql as $$
declare
  v_now timestamptz := clock_timestamp();
  v_day timestamptz := kernel.day_start((v_now at time zone 'Asia/Shanghai')::date);
  v_tomorrow int := ceil(extract(epoch from v_day + interval '24 hours' - v_now));
begin
  select b.budget, b.wait into budget, wait
  from (values
    (1, 'target', v_tomorrow, (
      select count(*) from kernel.verify_code v
      where v.counted and v.target = p.target and v.kind = p.kind and v.created_at >= v_day)),
    (2, 'address', v_tomorrow, (
      select count(*) from kernel.verify_code v where v.counted and v.address = p.address and v.created_at >= v_day)),
    (3, 'customer', v_tomorrow, (
      select count(*) from kernel.verify_code v where v.counted and v.asked_by = p.asked_by and v.created_at >= v_day)),
    (4, 'segmentMinute', 60, (
      select count(*) from kernel.verify_code v
      where v.counted and v.segment = left(p.target, 5) and p.medium = 'sms' and v.created_at > v_now - interval '1 minute')),
    (5, 'segmentHour', 600, (
      select count(*) from kernel.verify_code v
      where v.counted and v.segment = left(p.target, 5) and p.medium = 'sms' and v.created_at > v_now - interval '1 hour')),
    (6, 'minute', 60, (
      select count(*) from kernel.verify_code v where v.counted and v.created_at > v_now - interval '1 minute')),
    (7, 'hour', 600, (
      select count(*) from kernel.verify_code v where v.counted and v.created_at > v_now - interval '1 hour'))
  ) b (n, budget, wait, used)
  where b.used >= (p_limits ->> b.budget)::int
  order by b.n limit 1;
  if budget in ('minute', 'hour') then
    insert into kernel.code_stop as s default values
    on conflict (id) do update set
      since = case when s.last_at < now() - interval '10 minutes' then now() else s.since end,
      refused = case when s.last_at < now() - interval '10 minutes' then 1 else s.refused + 1 end,
      last_at = now();
  end if;
end $$;
