-- Proposes to accept an open break of the channel as it is, or closes the one that another staff member has proposed. A break of the
-- ledger cannot be accepted, and one of the platform is resolved with the quarantine of its account. Fails with staff.state and
-- as staff.require_second.
create or replace function reconciliation.accept(
  p_id bigint, p_reason text, p_actor text, p_request text default null, p_address text default null
) returns void language plpgsql as $$
declare
  b reconciliation.break;
  confirmed boolean;
begin
  select * into strict b from reconciliation.break where id = p_id for update;
  if b.closed_at is not null or b.area <> 'channel' or b.check_name = 'channel.answer' then
    perform kernel.fail('staff.state');
  end if;
  perform staff.require_second(b.proposed_by, p_actor);
  confirmed := b.proposed_by is not null;
  if confirmed then
    update reconciliation.break set closed_at = now(), resolution = 'accept', resolved_by = array[proposed_by, p_actor]
    where id = b.id returning * into b;
  else
    update reconciliation.break set proposed_by = p_actor, reason = p_reason where id = b.id returning * into b;
  end if;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'break.' || case when confirmed then 'accept' else 'propose' end, 'break:' || b.id,
          to_jsonb(b) || jsonb_build_object('reason', p_reason), p_request, p_address);
end $$;
