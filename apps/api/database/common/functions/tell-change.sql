-- Begins to tell all customers of an approved change of fees or limits, by a notice on the site and by messages; the job goes on with these
-- (common.tell_next).
create or replace function common.tell_change(
  p_id bigint, p_title text, p_summary text, p_text text, p_actor text, p_request text, p_address text
) returns void language plpgsql as $$
declare
  v_post text := content.save_post(null, null, 'notice', p_title, p_summary, p_text, false, p_actor, p_request, p_address);
begin
  perform content.decide_post(v_post, 1, date_trunc('second', now()), null, p_actor, p_request, p_address);
  update common.settings_change set announced_to = 0, post = v_post where id = p_id;
  perform graphile_worker.add_job('settings.tell', json_build_object('id', p_id::text), job_key := 'settings:' || p_id);
end $$;
