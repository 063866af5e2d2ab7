-- Withdraws the notice of a change that was withdrawn, and begins to tell all customers so. Nothing where nobody was told.
create or replace function common.untell_change(p_id bigint, p_reason text, p_actor text, p_request text, p_address text) returns void
language plpgsql as $$
declare
  v_post text;
begin
  update common.settings_change set announced_to = 0 where id = p_id and announced_to is not null returning post into v_post;
  if not found then
    return;
  end if;
  perform content.decide_post(p.id, p.version, null, p_reason, p_actor, p_request, p_address)
  from content.post p where p.id = v_post and p.status = 2;
  perform graphile_worker.add_job('settings.tell', json_build_object('id', p_id::text), job_key := 'settings:' || p_id);
end $$;
