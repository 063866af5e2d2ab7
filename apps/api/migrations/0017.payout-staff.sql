-- What staff and the platform do to a payout.

-- One more approval; answers whether they suffice: one, or from `p_two_from` (USD cents) on those of two members.
create function payout.approved(p payout.proposal, p_two_from bigint, p_actor text) returns boolean language plpgsql as $$
declare
  others int;
begin
  select count(*) into others from payout.approval where pno = p.pno and actor <> p_actor;
  if exists (select from payout.approval where pno = p.pno and actor = p_actor) then
    perform kernel.fail('staff.secondPerson');
  end if;
  insert into payout.approval (pno, actor) values (p.pno, p_actor);
  return p.amount < p_two_from or others > 0;
end $$;

-- A decision of staff, or of the automatic review. approve: 1 to 2, a large one at the second member's word. pay: 2 to 3;
-- in review it is approval and payment at once, where this one approval is enough. refuse: 1 or 2 to 4, with a reason.
create function payout.decide(
  p_kind text, p_pno text, p_decision text, p_reason text, p_tx_hash text, p_two_from bigint, p_actor text,
  p_request text default null, p_address text default null
) returns payout.proposal language plpgsql as $$
declare
  p payout.proposal;
  before_status smallint;
begin
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
  if p_decision = 'refuse' then
    p := payout.release(p, 4::smallint, p_reason, p_actor);
  else
    if p_decision = 'pay' then
      if exists (select from kernel.payout_stop) then
        perform kernel.fail('staff.stopped');
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

-- What the platform still has to be asked for a document: `take` its amount or `give` it back; no row: nothing.
-- `ticket` is the journal that it belongs to.
create function payout.platform_work(p_pno text)
returns table (act text, login text, amount bigint, ticket text) language sql stable as $$
  select case p.platform when 'asked' then 'take' else 'give' end, a.login, p.amount,
         case p.platform when 'asked' then p.hold_journal::text else r.id::text end
  from payout.proposal p
  join account.account a on a.id = p.account_id
  left join ledger.journal r on r.kind = 'withdraw.release' and r.ref_type = 'payout' and r.ref_id = p.pno
  where p.pno = p_pno and (p.platform = 'asked' or p.platform = 'taken' and p.status in (4, 5))
$$;

-- The platform's answer. A refusal to give money up refuses the document too, where it is still open.
create function payout.platform_said(p_pno text, p_said text, p_reason text default null) returns void language plpgsql as $$
declare
  p payout.proposal;
begin
  perform kernel.act_as('system:platform', p_reason);
  select * into strict p from payout.proposal where pno = p_pno for no key update;
  if p.platform = p_said or p.platform = 'returned' then
    return;
  end if;
  update payout.proposal set platform = p_said where pno = p_pno returning * into p;
  if p_said = 'refused' and p.status in (1, 2) then
    perform payout.release(p, 4::smallint, p_reason, 'system:platform');
  end if;
end $$;
