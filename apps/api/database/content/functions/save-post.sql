-- Saves a new draft if p_id is null, or changes a post. Fails with staff.unknown and staff.postChanged (another version).
create or replace function content.save_post(
  p_id text, p_version int, p_kind text, p_title text, p_summary text, p_text text, p_pinned boolean,
  p_actor text, p_request text, p_address text
) returns text language plpgsql as $$
declare
  p content.post;
  v_after content.post;
begin
  perform kernel.act_as(p_actor);
  if p_id is null then
    insert into content.post (kind, title, summary, text, pinned, changed_by)
    values (p_kind, p_title, p_summary, p_text, p_pinned, p_actor) returning * into v_after;
  else
    select * into p from content.post where id = p_id for no key update;
    if p.id is null or p.kind = 'slide' then
      perform kernel.fail('staff.unknown');
    elsif p.version is distinct from p_version then
      perform kernel.fail('staff.postChanged');
    end if;
    update content.post
    set kind = p_kind, title = p_title, summary = p_summary, text = p_text, pinned = p_pinned, version = version + 1,
        changed_by = p_actor, changed_at = now()
    where id = p_id returning * into v_after;
  end if;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'content.save', 'post:' || v_after.id,
          case when p.id is not null then jsonb_build_object('title', p.title, 'summary', p.summary, 'text', p.text, 'pinned', p.pinned) end,
          jsonb_build_object('title', p_title, 'summary', p_summary, 'text', p_text, 'pinned', p_pinned), p_request, p_address);
  return v_after.id;
end $$;
