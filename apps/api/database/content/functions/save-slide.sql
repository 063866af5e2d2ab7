-- Saves a new slide if p_id is null, or changes one. Fails with staff.unknown, staff.postChanged (another version) and staff.slideEnd
-- (it would end before it is published).
create or replace function content.save_slide(
  p_id text, p_version int, p_title text, p_subtitle text, p_image text, p_href text, p_until timestamptz,
  p_actor text, p_request text, p_address text
) returns text language plpgsql as $$
declare
  p content.post;
  v_after content.post;
begin
  perform kernel.act_as(p_actor);
  if p_id is null then
    insert into content.post (kind, title, summary, text, pinned, image, href, runs_until, changed_by)
    values ('slide', p_title, p_subtitle, '', false, p_image, p_href, p_until, p_actor) returning * into v_after;
  else
    select * into p from content.post where id = p_id for no key update;
    if p.id is null or p.kind <> 'slide' then
      perform kernel.fail('staff.unknown');
    elsif p.version is distinct from p_version then
      perform kernel.fail('staff.postChanged');
    elsif p.publish_at >= p_until then
      perform kernel.fail('staff.slideEnd', '{}', '{until}');
    end if;
    update content.post
    set title = p_title, summary = p_subtitle, image = p_image, href = p_href, runs_until = p_until, version = version + 1,
        changed_by = p_actor, changed_at = now()
    where id = p_id returning * into v_after;
  end if;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'content.save', 'post:' || v_after.id,
          case when p.id is not null then
            jsonb_build_object('title', p.title, 'summary', p.summary, 'image', p.image, 'href', p.href, 'until', p.runs_until) end,
          jsonb_build_object('title', p_title, 'summary', p_subtitle, 'image', p_image, 'href', p_href, 'until', p_until),
          p_request, p_address);
  return v_after.id;
end $$;
