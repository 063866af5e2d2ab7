-- Takes one line of the bank's result of a batch, once. paid posts the payout; rejected lets staff decide again or put it into
-- another batch. Returns what became of the line: paid | rejected | repeated | differs (another amount, or another result than
-- before) | unknown | held (it cannot be paid now, for example because payouts are stopped, or not by a member whose own customer
-- account, p_own, it is of).
create or replace function payout.take_result(
  p_batch text, p_pno text, p_amount bigint, p_result text, p_bank_reference text, p_reason text, p_two_from bigint,
  p_actor text, p_own bigint, p_request text, p_address text
) returns text language plpgsql as $$
declare
  i payout.batch_item;
  v_amount bigint;
  v_customer bigint;
begin
  select * into i from payout.batch_item where batch = p_batch and pno = p_pno for no key update;
  if i.pno is null then
    return 'unknown';
  end if;
  select pay_amount, customer_id into strict v_amount, v_customer from payout.proposal where pno = p_pno;
  if p_amount is distinct from v_amount or i.result <> p_result then
    return 'differs';
  elsif i.result is not null then
    return 'repeated';
  elsif v_customer = p_own then
    return 'held';
  end if;
  begin
    update payout.batch_item
    set result = p_result, bank_reference = p_bank_reference, reason = p_reason, open = false
    where batch = p_batch and pno = p_pno;
    if p_result = 'paid' then
      perform payout.decide('bank', p_pno, 'pay', null, null, p_two_from, p_actor, p_request, p_address);
    end if;
  exception when sqlstate 'PF001' then
    -- Undoes the update of the item as well.
    return 'held';
  end;
  update payout.batch set status = 3, closed_at = now()
  where number = p_batch and status = 2 and not exists (select from payout.batch_item where batch = p_batch and open);
  return p_result;
end $$;
