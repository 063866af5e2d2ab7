-- Decides on a payment in suspense. credit: to its draft, see deposit.creditable. refund: the channel is asked to send it back, and the
-- money leaves suspense when it has. reject: there was no such money, so that the booking is taken back; the customer is told, except
-- of a second payment.
-- Fails with staff.unknown, staff.ownCustomer, staff.state, staff.suspenseProposed (an adjustment that credits it waits for its approval)
-- and deposit.otherPayment (the act is none of deposit.suspense_acts).
create or replace function deposit.decide_suspense(
  p_id bigint, p_act text, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  s deposit.suspense;
  d deposit.draft;
  v_credited bigint;
begin
  perform kernel.act_as(p_actor, p_reason);
  -- The draft is locked first, as by deposit.settle.
  select o.* into d from deposit.suspense x join deposit.draft o using (pno) where x.id = p_id for no key update of o;
  select * into s from deposit.suspense where id = p_id for no key update;
  if s.id is null then
    perform kernel.fail('staff.unknown');
  elsif d.customer_id = p_own then
    perform kernel.fail('staff.ownCustomer');
  elsif s.status <> 1 then
    perform kernel.fail('staff.state');
  elsif exists (select from account.adjustment where kind = 'suspense' and reference = s.number and status = 1) then
    perform kernel.fail('staff.suspenseProposed');
  elsif not p_act = any (deposit.suspense_acts(s, d)) then
    perform kernel.fail('deposit.otherPayment', '{}', '{act}');
  end if;
  update deposit.suspense
  set status = case p_act when 'credit' then 2 when 'refund' then 5 else 4 end, decided_by = p_actor, decided_at = now(), reason = p_reason
  where id = s.id;
  if p_act = 'credit' then
    v_credited := deposit.creditable(s, d);
    perform deposit.credit(d, s.paid_at, s.event_id, p_actor, s.amount, v_credited);
  elsif p_act = 'refund' then
    perform graphile_worker.add_job('deposit.refund', json_build_object('id', s.id), job_key := 'deposit.refund:' || s.id);
  else
    perform deposit.leave_suspense(s, p_actor);
    if d.status <> 'paid' then
      perform message.leave(d.customer_id, 'deposit.rejected', jsonb_build_object('pno', d.pno), '/user-center/assets/deposit');
    end if;
  end if;
  perform deposit.note_decided(s.pno);
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'suspense.' || p_act, coalesce('deposit:' || s.pno, 'suspense:' || s.number), '{"status": 1}',
          jsonb_strip_nulls(jsonb_build_object('number', s.number, 'reason', p_reason, 'credited', v_credited)), p_request, p_address);
end $$;
