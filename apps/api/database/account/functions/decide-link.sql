-- Decides on a login that waits to be linked. The caller links it in the same transaction. Fails with staff.unknown, staff.decision,
-- staff.reason and staff.state.
create or replace function account.decide_link(
  p_id bigint, p_decision text, p_reason text, p_actor text, p_request text, p_address text
) returns account.link_request language plpgsql as $$
declare
  r account.link_request;
begin
  perform identity.check_decision(p_decision, p_reason);
  perform kernel.act_as(p_actor, p_reason);
  select * into r from account.link_request where id = p_id for update;
  if r.id is null then
    perform kernel.fail('staff.unknown');
  elsif r.status <> 2 then
    perform kernel.fail('staff.state');
  end if;
  update account.link_request
  set status = case p_decision when 'approve' then 1 else 3 end, reason = case p_decision when 'refuse' then p_reason end,
      decided_at = now()
  where id = p_id returning * into r;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'review.link', 'link:' || p_id, '{"status": 2}',
          jsonb_strip_nulls(jsonb_build_object('status', r.status, 'login', r.login, 'customer', r.customer_id, 'reason', p_reason)),
          p_request, p_address);
  if r.status = 3 then
    perform message.leave(r.customer_id, 'account.linkRefused', jsonb_build_object('login', r.login, 'reason', p_reason),
                          '/user-center/acctInfo');
  end if;
  return r;
end $$;
