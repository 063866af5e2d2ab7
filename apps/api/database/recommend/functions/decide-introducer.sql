create or replace function recommend.decide_introducer(
  p_id bigint, p_decision text, p_reason text, p_actor text, p_request text, p_address text
) returns void language plpgsql as $$
declare
  a recommend.introducer_application;
  after_status smallint := case p_decision when 'approve' then 1 else 3 end;
begin
  if p_decision not in ('approve', 'refuse') then
    perform kernel.fail('staff.decision');
  elsif p_decision = 'refuse' and coalesce(trim(p_reason), '') = '' then
    perform kernel.fail('staff.reason');
  end if;
  perform kernel.act_as(p_actor, p_reason);
  select * into a from recommend.introducer_application where id = p_id for update;
  if a.id is null then
    perform kernel.fail('staff.unknown');
  elsif a.status <> 2 then
    perform kernel.fail('staff.state');
  end if;
  update recommend.introducer_application
  set status = after_status, reason = case when after_status = 3 then p_reason end, decided_at = now()
  where id = p_id;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'review.introducer', 'introducer:' || p_id, jsonb_build_object('status', a.status),
          jsonb_strip_nulls(jsonb_build_object('status', after_status, 'reason', p_reason)), p_request, p_address);
end $$;
