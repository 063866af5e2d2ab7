create or replace function payout.cancel(p_kind text, p_customer bigint, p_pno text, p_request text)
returns payout.proposal language plpgsql as $$
declare
  p payout.proposal;
  actor text := 'customer:' || p_customer;
begin
  perform kernel.act_as(actor);
  select * into p from payout.proposal where pno = p_pno and kind = p_kind and customer_id = p_customer for no key update;
  if p.pno is null then
    perform kernel.fail('withdraw.unknown');
  end if;
  if p.status <> 1 then
    perform kernel.fail('withdraw.notCancellable');
  end if;
  insert into kernel.audit (actor, act, subject, request_id) values (actor, 'withdraw.cancel', 'payout:' || p_pno, p_request);
  return payout.release(p, 5::smallint, null, actor);
end $$;
