-- Decides a payout, for staff or the automatic review. approve: 1 to 2 once the approvals suffice. pay: 2 to 3, or from 1 approval
-- and payment in one step if this approval suffices. refuse: 1 or 2 to 4, with a reason.
create or replace function payout.decide(
  p_kind text, p_pno text, p_decision text, p_reason text, p_tx_hash text, p_two_from bigint, p_actor text,
  p_request text default null, p_address text default null
) returns payout.proposal language plpgsql as $$
declare
  p payout.proposal;
  before_status smallint;
begin
  if p_decision is null or p_decision not in ('approve', 'pay', 'refuse') then
    perform kernel.fail('staff.decision');
  end if;
  if p_decision = 'refuse' and coalesce(trim(p_reason), '') = '' then
    perform kernel.fail('staff.reason');
  end if;
  perform kernel.act_as(p_actor, p_reason);
  select * into p from payout.proposal where pno = p_pno and kind = p_kind for no key update;
  if p.pno is null then
    perform kernel.fail('staff.unknown');
  end if;
  before_status := p.status;
  if before_status not in (1, 2) or p_decision = 'approve' and before_status <> 1 then
    perform kernel.fail('staff.state');
  end if;
  -- The bank has the file, or will get it: paid or refused by hand, the money could leave twice.
  if exists (select from payout.batch_item where pno = p.pno and open) then
    perform kernel.fail('staff.inBatch');
  end if;
  if p_decision = 'refuse' then
    p := payout.release(p, 4::smallint, p_reason, p_actor);
  else
    if p_decision = 'pay' then
      if exists (select from kernel.payout_stop where released_at is null) then
        perform kernel.fail('staff.stopped');
      end if;
      if customer.frozen(p.customer_id, 'money') then
        perform kernel.fail('staff.customerFrozen');
      end if;
      if account.owes(p.customer_id) > 0 then
        perform kernel.fail('staff.customerOwes');
      end if;
      -- A payment that the bank has made is recorded in any case.
      if not payout.verified(p.customer_id, p.card_id)
        and not exists (select from payout.batch_item where pno = p.pno and result = 'paid') then
        perform kernel.fail('staff.notVerified');
      end if;
      if account.quarantined(p.account_id) then
        perform kernel.fail('staff.accountReview');
      end if;
      if p.platform not in ('none', 'taken') then
        perform kernel.fail('staff.notTaken');
      end if;
    end if;
    if before_status = 1 then
      if payout.approved(p, p_two_from, p_actor) then
        update payout.proposal set status = 2 where pno = p.pno returning * into p;
        perform payout.tell(p);
      elsif p_decision = 'pay' then
        perform kernel.fail('staff.secondPerson');
      end if;
    end if;
    if p_decision = 'pay' then
      p := payout.pay(p, p_tx_hash, p_actor);
    end if;
  end if;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'review.' || p_decision, 'payout:' || p.pno, jsonb_build_object('status', before_status),
          jsonb_strip_nulls(jsonb_build_object('status', p.status, 'reason', p_reason, 'txHash', p_tx_hash)), p_request, p_address);
  return p;
end $$;
