-- Decides on the payment of a draft that p_event reported first, see deposit.decide_suspense. Fails as it, and with staff.state where
-- the notification is of a payment that does not wait.
create or replace function deposit.resolve(
  p_pno text, p_event text, p_act text, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  v_id bigint := (select id from deposit.suspense where pno = p_pno and event_id = p_event);
begin
  if v_id is null and exists (select from deposit.channel_event where pno = p_pno and event_id = p_event) then
    perform kernel.fail('staff.state');
  end if;
  perform deposit.decide_suspense(v_id, p_act, p_reason, p_actor, p_own, p_request, p_address);
end $$;
