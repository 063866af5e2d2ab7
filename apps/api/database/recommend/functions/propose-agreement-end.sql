-- Proposes the end of an agreement in force: p_end is the first month without it. Fails with staff.unknown, staff.ownCustomer,
-- staff.state and staff.agreementMonth.
create or replace function recommend.propose_agreement_end(
  p_id bigint, p_end date, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  g recommend.agreement;
begin
  perform kernel.act_as(p_actor, p_reason);
  select * into g from recommend.agreement where id = p_id;
  if g.id is null then
    perform kernel.fail('staff.unknown');
  end if;
  perform customer.lock_for_staff(g.introducer_id, p_own);
  select * into g from recommend.agreement where id = p_id;
  if g.status <> 2 then
    perform kernel.fail('staff.state');
  elsif p_end < g.from_month or p_end > reports.month_of(now()) + interval '1 year'
    or exists (select from recommend.commission where introducer_id = g.introducer_id and month >= p_end) then
    perform kernel.fail('staff.agreementMonth', '{}', '{end}');
  end if;
  update recommend.agreement
  set status = 4, end_month = p_end, end_reason = p_reason, end_proposed_by = p_actor, end_proposed_at = now() where id = g.id;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'agreement.proposeEnd', 'agreement:' || g.id, jsonb_build_object('end', p_end, 'reason', p_reason), p_request, p_address);
end $$;
