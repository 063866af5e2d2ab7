-- Approves the release of a stop. The approval of a second staff member releases it.
create or replace function kernel.release_stop(p_id bigint, p_actor text, p_request text, p_address text)
returns kernel.payout_stop language plpgsql as $$
declare
  s kernel.payout_stop;
begin
  select * into s from kernel.payout_stop where id = p_id for update;
  if s.id is null then
    perform kernel.fail('staff.unknown');
  elsif s.released_at is not null then
    perform kernel.fail('staff.state');
  end if;
  perform staff.require_second(s.approvals[1], p_actor);
  update kernel.payout_stop
  set approvals = approvals || p_actor, released_at = case when cardinality(approvals) > 0 then now() end
  where id = p_id returning * into s;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'stop.' || case when s.released_at is null then 'approve' else 'release' end, 'stop:' || s.id, to_jsonb(s),
          p_request, p_address);
  return s;
end $$;
