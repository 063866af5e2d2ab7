-- Publishes a post from p_at on, or withdraws it if p_at is null. Fails with staff.unknown, staff.postChanged (another version),
-- staff.state and staff.slideEnd (a slide that would have ended).
create or replace function content.decide_post(
  p_id text, p_version int, p_at timestamptz, p_reason text, p_actor text, p_request text, p_address text
) returns void language plpgsql as $$
declare
  p content.post;
  v_status smallint := case when p_at is null then 3 else 2 end;
begin
  perform kernel.act_as(p_actor, p_reason);
  select * into p from content.post where id = p_id for no key update;
  if p.id is null then
    perform kernel.fail('staff.unknown');
  elsif p.version <> p_version then
    perform kernel.fail('staff.postChanged');
  elsif p_at is null and p.status <> 2 then
    perform kernel.fail('staff.state');
  elsif p_at >= p.runs_until then
    perform kernel.fail('staff.slideEnd', '{}', '{at}');
  end if;
  update content.post
  set status = v_status, publish_at = coalesce(p_at, publish_at), version = version + 1, changed_by = p_actor, changed_at = now()
  where id = p_id;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, case when p_at is null then 'content.withdraw' else 'content.publish' end, 'post:' || p_id,
          jsonb_strip_nulls(jsonb_build_object('status', p.status, 'publishAt', p.publish_at)),
          jsonb_strip_nulls(jsonb_build_object('status', v_status, 'publishAt', p_at, 'reason', p_reason)), p_request, p_address);
end $$;
