-- Decides what another staff member has proposed: an agreement that waits, or the end of one. An approved agreement ends the one
-- before it. Fails with staff.unknown, staff.ownCustomer, staff.state, staff.agreementMonth and as staff.require_second.
create or replace function recommend.decide_agreement(
  p_id bigint, p_approve boolean, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  g recommend.agreement;
  v_proposer text;
begin
  perform kernel.act_as(p_actor, p_reason);
  select * into g from recommend.agreement where id = p_id;
  if g.id is null then
    perform kernel.fail('staff.unknown');
  end if;
  perform customer.lock_for_staff(g.introducer_id, p_own);
  perform recommend.lock_commissions(g.introducer_id);
  select * into g from recommend.agreement where id = p_id;
  v_proposer := case g.status when 1 then g.proposed_by else g.end_proposed_by end;
  if g.status not in (1, 4) then
    perform kernel.fail('staff.state');
  elsif p_actor = v_proposer then
    perform kernel.fail('staff.secondPerson');
  elsif p_approve and exists (
    select from recommend.commission
    where introducer_id = g.introducer_id and month >= case g.status when 1 then g.from_month else g.end_month end
  ) then
    -- The month was computed in the meantime.
    perform kernel.fail('staff.agreementMonth');
  elsif p_approve then
    perform staff.require_second(v_proposer, p_actor);
  end if;
  if g.status = 1 then
    if p_approve then
      update recommend.agreement
      set status = 5, until_month = g.from_month,
          end_month = null, end_reason = null, end_proposed_by = null, end_proposed_at = null
      where introducer_id = g.introducer_id and status in (2, 4) and from_month < g.from_month;
      update recommend.agreement set until_month = g.from_month
      where introducer_id = g.introducer_id and status = 5 and from_month < g.from_month and until_month > g.from_month;
    end if;
    update recommend.agreement
    set status = case when p_approve then 2 else 3 end, decided_by = p_actor, decided_at = now(),
        refusal = case when not p_approve then p_reason end
    where id = g.id;
  elsif p_approve then
    update recommend.agreement set status = 5, until_month = end_month, end_decided_by = p_actor where id = g.id;
  else
    update recommend.agreement
    set status = 2, end_month = null, end_reason = null, end_proposed_by = null, end_proposed_at = null where id = g.id;
  end if;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'agreement.' || case when g.status = 1 and p_approve then 'approve' when g.status = 1 then 'refuse'
                                     when p_approve then 'approveEnd' else 'refuseEnd' end,
          'agreement:' || g.id, jsonb_build_object('status', g.status),
          jsonb_strip_nulls(jsonb_build_object('reason', p_reason, 'end', g.end_month)), p_request, p_address);
end $$;
