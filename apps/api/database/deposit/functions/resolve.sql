-- Decides on a payment that did not match its draft or came after the draft was paid. p_event is a notification of it. credit: credits what arrived at the
-- draft's rate, less its fee, if it came in the draft's currency to our merchant and the draft is not paid. refund and reject: the
-- money is sent back, or was none; the customer is told, except of a rejected second payment.
-- Fails with staff.unknown, staff.state (this payment does not wait) and deposit.otherPayment (cannot be credited).
create or replace function deposit.resolve(
  p_pno text, p_event text, p_act text, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  d deposit.draft;
  e deposit.channel_event;
  v_credited bigint;
begin
  perform kernel.act_as(p_actor, p_reason);
  select * into d from deposit.draft where pno = p_pno for no key update;
  if d.pno is null then
    perform kernel.fail('staff.unknown');
  elsif d.customer_id = p_own then
    perform kernel.fail('staff.ownCustomer');
  elsif not exists (select from deposit.channel_event where pno = p_pno and event_id = p_event) then
    perform kernel.fail('staff.unknown');
  end if;
  select * into e from deposit.undecided(p_pno) where event_id = p_event;
  if e.event_id is null then
    perform kernel.fail('staff.state');
  end if;
  insert into deposit.resolution (pno, act, event_id, reason, actor) values (p_pno, p_act, e.event_id, p_reason, p_actor);
  if p_act = 'credit' then
    -- rate: pay currency for one dollar. Both amounts have two decimals. Rounded down.
    v_credited := ledger.by_rate(e.amount - d.fee, d.rate);
    if d.status <> 'mismatch' or e.amount is null or e.currency <> d.pay_currency or e.merchant_id <> d.merchant_id or v_credited <= 0 then
      perform kernel.fail('deposit.otherPayment', '{}', '{act}');
    end if;
    perform deposit.credit(d, e.paid_at, e.event_id, p_actor, e.amount, v_credited);
  elsif p_act = 'refund' then
    perform message.leave(d.customer_id, 'deposit.refunded', jsonb_build_object('pno', d.pno), '/user-center/assets/deposit');
  elsif d.status <> 'paid' then
    perform message.leave(d.customer_id, 'deposit.rejected', jsonb_build_object('pno', d.pno), '/user-center/assets/deposit');
  end if;
  update deposit.draft set undecided = exists (select from deposit.undecided(p_pno)) where pno = p_pno;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'deposit.resolve', 'deposit:' || p_pno, jsonb_build_object('status', d.status),
          jsonb_strip_nulls(jsonb_build_object('act', p_act, 'event', e.event_id, 'reason', p_reason, 'credited', v_credited)), p_request, p_address);
end $$;
