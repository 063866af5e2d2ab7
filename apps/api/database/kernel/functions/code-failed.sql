-- Gives the wait and the budgets of a code back that no carrier has accepted, and tries again later while the code is valid: after 2, 4,
-- 8 … seconds, at most 30.
create or replace function kernel.code_failed(p_id bigint) returns void language plpgsql as $$
declare
  v_failures int;
begin
  update kernel.verify_code set counted = false, failures = failures + 1 where id = p_id and sent_at is null
  returning failures into v_failures;
  perform graphile_worker.add_job('codes.send', json_build_object('id', p_id::text), job_key := 'code:' || p_id,
    run_at := clock_timestamp() + make_interval(secs => least(2 ^ v_failures, 30)))
  where v_failures is not null;
end $$;
