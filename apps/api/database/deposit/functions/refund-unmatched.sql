-- Records that an unmatched payment is refunded at the channel. Fails with staff.unknown, staff.state and staff.unmatchedProposed (an
-- adjustment that credits it waits for its approval).
create or replace function deposit.refund_unmatched(
  p_id bigint, p_reason text, p_actor text, p_request text, p_address text
) returns void language plpgsql as $$
declare
  u deposit.unmatched;
begin
  perform kernel.act_as(p_actor, p_reason);
  select * into u from deposit.unmatched where id = p_id for no key update;
  if u.id is null then
    perform kernel.fail('staff.unknown');
  elsif u.status <> 1 then
    perform kernel.fail('staff.state');
  elsif exists (select from account.adjustment where kind = 'deposit' and reference = u.number and status = 1) then
    perform kernel.fail('staff.unmatchedProposed');
  end if;
  update deposit.unmatched set status = 3, decided_by = p_actor, decided_at = now(), reason = p_reason where id = u.id;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'unmatched.refund', 'unmatched:' || u.id, '{"status": 1}',
          jsonb_build_object('status', 3, 'reason', p_reason), p_request, p_address);
end $$;
