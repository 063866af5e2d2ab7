-- Counts a code towards every budget, adds it and gives it to the queue. Closes an older code of the same kind. `refusal` is null if
-- the code was added; otherwise it is `wait` (the last code is younger than p_limits.resend seconds) or the used-up budget, and `wait`
-- the seconds until the next request, which are 0 for a code while its carrier is away: it is not sent now, and starts no wait.
create or replace function kernel.ask_code(p kernel.verify_code, p_minutes int, p_limits jsonb, out refusal text, out wait int)
language plpgsql as $$
declare
  made bigint;
begin
  perform kernel.lock_codes();
  select ceil(extract(epoch from max(v.created_at) - clock_timestamp()) + (p_limits ->> 'resend')::int) into wait
  from kernel.verify_code v where v.counted and v.target = p.target and v.kind = p.kind;
  if wait > 0 then
    refusal := 'wait';
    return;
  end if;
  select r.budget, r.wait into refusal, wait from kernel.code_refusal(p, p_limits) r;
  if refusal is not null then
    return;
  end if;
  update kernel.verify_code v set closed_at = now(), encrypted = null
  where v.target = p.target and v.kind = p.kind and v.customer_id is not distinct from p.customer_id and v.closed_at is null;
  insert into kernel.verify_code (kind, target, medium, address, devices, asked_by, customer_id, code_hash, act, purpose, encrypted, expires_at)
  values (p.kind, p.target, p.medium, p.address, p.devices, p.asked_by, p.customer_id, p.code_hash, p.act, p.purpose, p.encrypted,
          clock_timestamp() + make_interval(mins => p_minutes))
  returning id into made;
  perform graphile_worker.add_job('codes.send', json_build_object('id', made::text), job_key := 'code:' || made);
  wait := case when exists (select from kernel.outage o where o.party = p.medium and o.until is null) then 0
               else (p_limits ->> 'resend')::int end;
end $$;
