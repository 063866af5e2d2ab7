-- Posts the money of an adjustment between the customer's account and the house account of its kind. A chargeback also takes the
-- payment back from the channel, in the channel's currency; p_owed is the part of it that the account cannot give. A write-off moves no
-- money of the customer. A payment in suspense, and what a bank or chain sends back, passes through the exchange. Returns the journal.
create or replace function account.post_adjustment(j account.adjustment, a account.account, p_owed bigint, p_actor text) returns bigint
language plpgsql as $$
declare
  d deposit.draft;
  earlier account.adjustment;
  s deposit.suspense;
  o payout.proposal;
  v_paid text;
begin
  if j.kind = 'chargeback' then
    select * into strict d from deposit.draft where pno = j.reference;
    return ledger.post('deposit.reversal', 'draft', d.pno, p_actor, j.number,
      account.trade_move(a.ledger_id, ledger.house('exchange', 'USD'), 'USD', j.amount + p_owed)
      || account.trade_move(ledger.house('receivable', 'USD'), ledger.house('exchange', 'USD'), 'USD', -p_owed)
      || jsonb_build_array(jsonb_build_object('debit', ledger.house('exchange', d.pay_currency),
                         'credit', ledger.house('channel:' || d.channel, d.pay_currency),
                         'currency', d.pay_currency, 'amount', coalesce(d.arrived, d.pay_amount))),
      (select id from ledger.journal where kind = 'deposit' and ref_type = 'draft' and ref_id = d.pno));
  end if;
  if j.kind = 'suspense' then
    select * into strict s from deposit.suspense where number = j.reference;
    return ledger.post('deposit.suspense', 'adjustment', j.number, p_actor, s.number, jsonb_build_array(
      jsonb_build_object('debit', ledger.house('suspense', s.currency), 'credit', ledger.house('exchange', s.currency),
                         'currency', s.currency, 'amount', s.amount),
      jsonb_build_object('debit', ledger.house('exchange', a.currency), 'credit', a.ledger_id, 'currency', a.currency, 'amount', j.amount)));
  end if;
  if j.kind = 'payoutReturn' then
    select * into strict o from payout.proposal where pno = j.reference;
    v_paid := case o.kind when 'bank' then 'CNY' else 'USDT' end;
    return ledger.post('withdraw.return', 'payout', o.pno, p_actor, j.number, jsonb_build_array(
      jsonb_build_object('debit', ledger.house('payout:' || o.kind, v_paid), 'credit', ledger.house('exchange', v_paid),
                         'currency', v_paid, 'amount', o.pay_amount),
      jsonb_build_object('debit', ledger.house('exchange', 'USD'), 'credit', a.ledger_id, 'currency', 'USD', 'amount', j.amount)),
      (select id from ledger.journal where kind = 'withdraw' and ref_type = 'payout' and ref_id = o.pno));
  end if;
  if j.kind = 'writeOff' then
    return ledger.post('adjustment', 'adjustment', j.number, p_actor, j.kind,
      account.trade_move(ledger.house('receivable', 'USD'), ledger.house(account.adjustment_house(j.kind), 'USD'), 'USD', j.amount));
  end if;
  if j.kind = 'reversal' then
    select * into strict earlier from account.adjustment where number = j.reference;
  end if;
  return ledger.post(case j.kind when 'deposit' then 'deposit.wire' else 'adjustment' end, 'adjustment', j.number, p_actor, j.kind,
    account.trade_move(a.ledger_id, ledger.house(account.adjustment_house(coalesce(earlier.kind, j.kind)), a.currency), a.currency,
                       j.amount),
    earlier.journal_id);
end $$;
