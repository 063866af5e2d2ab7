-- Releases a batch that another member has made, or withdraws it: its payouts can then be in another one. Nobody releases a payout of
-- their own customer account, p_own, nor a batch with a payout that can no longer be paid: the bank pays whatever is in the file.
create or replace function payout.decide_batch(
  p_number text, p_release boolean, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  b payout.batch;
  v_pno text;
begin
  perform kernel.act_as(p_actor, p_reason);
  select * into b from payout.batch where number = p_number for no key update;
  if b.number is null then
    perform kernel.fail('staff.unknown');
  elsif b.status <> 1 then
    perform kernel.fail('staff.state');
  elsif p_release and exists (select from payout.batch_item i join payout.proposal p on p.pno = i.pno
                              where i.batch = p_number and p.customer_id = p_own) then
    perform kernel.fail('staff.ownCustomer');
  elsif p_release and exists (select from kernel.payout_stop where released_at is null) then
    perform kernel.fail('staff.stopped');
  end if;
  if p_release then
    perform staff.require_second(b.made_by, p_actor);
    select i.pno into v_pno from payout.batch_item i join payout.proposal p on p.pno = i.pno
    where i.batch = p_number and not payout.payable(p) order by i.pno limit 1;
    if v_pno is not null then
      perform kernel.fail('staff.batchPayout', jsonb_build_object('pno', v_pno));
    end if;
    update payout.batch set status = 2, released_by = p_actor, released_at = now() where number = p_number;
  else
    update payout.batch set status = 4, closed_at = now() where number = p_number;
    update payout.batch_item set open = false, reason = p_reason where batch = p_number;
  end if;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'batch.' || case when p_release then 'release' else 'withdraw' end, 'batch:' || p_number,
          jsonb_strip_nulls(jsonb_build_object('reason', p_reason)), p_request, p_address);
end $$;
