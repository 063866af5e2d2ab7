-- Puts a message back that no carrier has taken: the next try is after 10, 20, 40 … seconds, at most 5 minutes, and not before the `p_after`
-- seconds that the carrier asks for. After three days it is given up.
create or replace function message.send_failed(p_id bigint, p_after int default 0) returns void language plpgsql as $$
declare
  o message.outgoing;
begin
  update message.outgoing set attempts = attempts + 1 where id = p_id and state = 'waiting' returning * into o;
  if o.made_at < now() - interval '3 days' then
    perform message.done(p_id, 'failed');
  elsif o.id is not null then
    perform graphile_worker.add_job(message.job_of(o.medium), json_build_object('id', p_id::text), job_key := 'message:' || p_id, priority := 10,
      run_at := clock_timestamp() + make_interval(secs => greatest(least(5 * 2 ^ least(o.attempts, 10), 300), p_after)));
  end if;
end $$;
