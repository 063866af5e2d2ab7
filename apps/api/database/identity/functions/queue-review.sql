-- Queues the automatic review. The job itself checks whether this installation reviews automatically. It has no job key, because
-- adding a job under the key of a job that is just being started can lose the new job.
create or replace function identity.queue_review(p_kind text, p_id bigint, p_at timestamptz) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('identity.autoReview', json_build_object('kind', p_kind, 'id', p_id::text),
    run_at := p_at);
end $$;
