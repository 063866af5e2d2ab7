-- Approves a commission, or refuses it. The first approval lets it wait for the second, by another staff member, which pays it into
-- the introducer's wallet. p_amount is what the member saw. Fails with staff.unknown, staff.ownCustomer, staff.state,
-- staff.commissionNothing, staff.commissionChanged, staff.stopped, staff.customerFrozen and as staff.require_second.
create or replace function recommend.decide_commission(
  p_id bigint, p_approve boolean, p_amount bigint, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  c recommend.commission;
  v_journal bigint;
begin
  perform kernel.act_as(p_actor, p_reason);
  select * into c from recommend.commission where id = p_id;
  if c.id is null then
    perform kernel.fail('staff.unknown');
  end if;
  perform customer.lock_for_staff(c.introducer_id, p_own);
  perform recommend.lock_commissions(c.introducer_id);
  select * into c from recommend.commission where id = p_id;
  if c.status not in (1, 2) then
    perform kernel.fail('staff.state');
  elsif p_approve and c.amount <= 0 then
    perform kernel.fail('staff.commissionNothing');
  elsif p_approve and c.amount is distinct from p_amount then
    perform kernel.fail('staff.commissionChanged');
  elsif p_approve then
    perform staff.require_second(c.approved_by, p_actor);
  end if;
  if not p_approve then
    update recommend.commission set status = 4, decided_by = p_actor, decided_at = now(), refusal = p_reason where id = c.id;
  elsif c.status = 1 then
    update recommend.commission set status = 2, approved_by = p_actor, approved_at = now() where id = c.id;
  else
    if exists (select from kernel.payout_stop where released_at is null) then
      perform kernel.fail('staff.stopped');
    elsif customer.frozen(c.introducer_id, 'money') then
      perform kernel.fail('staff.customerFrozen');
    end if;
    v_journal := ledger.post('commission', 'commission', c.id::text, p_actor, to_char(c.month, 'YYYY-MM'), jsonb_build_array(
      jsonb_build_object('debit', ledger.house('commission', 'USD'), 'currency', 'USD', 'amount', c.amount,
                         'credit', (select ledger_id from account.account where customer_id = c.introducer_id and kind = 'wallet'))));
    update recommend.commission set status = 3, decided_by = p_actor, decided_at = now(), journal_id = v_journal where id = c.id;
    perform message.leave(c.introducer_id, 'recommend.commission', jsonb_build_object(
      'month', to_char(c.month, 'YYYY-MM'), 'amount', c.amount::text), '/user-center/invite');
  end if;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'commission.' || case when not p_approve then 'refuse' when c.status = 1 then 'approve' else 'pay' end,
          'commission:' || c.id, jsonb_build_object('status', c.status),
          jsonb_strip_nulls(jsonb_build_object('month', to_char(c.month, 'YYYY-MM'), 'amount', c.amount, 'reason', p_reason)),
          p_request, p_address);
end $$;
