-- A deposit that runs out tells its customer: every other end of a proposal did.
create or replace function deposit.expire(p_pno text) returns void language plpgsql as $$
declare
  d deposit.draft;
begin
  perform kernel.act_as('system');
  update deposit.draft set status = 'overdue', closed_at = now()
  where pno = p_pno and status = 'unpaid' and expires_at <= now() returning * into d;
  if d.pno is null then
    return;
  end if;
  perform message.leave(d.customer_id, 'deposit.overdue', '入金单已过期',
    '入金单 ' || d.pno || '（' || ledger.money_text(d.amount, 'USD') || ' 美元）未在时限内付款，已失效。如已付款，请勿重复支付，款项核实后将自动入账。',
    '/user-center/assets/deposit');
end $$;
