-- Posts the payment: the hold is posted, and the sent amount leaves through the exchange account of its currency.
create or replace function payout.pay(p payout.proposal, p_tx_hash text, p_actor text) returns payout.proposal language plpgsql as $$
declare
  house text := 'payout:' || p.kind;
  paid text := case p.kind when 'bank' then 'CNY' else 'USDT' end;
  moves jsonb := payout.resolve(p.hold_journal, 'post');
begin
  moves := moves || jsonb_build_array(
    jsonb_build_object('debit', ledger.house(house, 'USD'), 'credit', ledger.house('exchange', 'USD'), 'currency', 'USD',
                       'amount', case p.kind when 'bank' then p.receive else p.amount end),
    jsonb_build_object('debit', ledger.house('exchange', paid), 'credit', ledger.house(house, paid), 'currency', paid,
                       'amount', p.pay_amount));
  if p.kind = 'coin' and p.fee > 0 then
    moves := moves || jsonb_build_array(
      jsonb_build_object('debit', ledger.house('exchange', paid), 'credit', ledger.house('fee', paid), 'currency', paid,
                         'amount', p.fee));
  end if;
  perform ledger.post('withdraw', 'payout', p.pno, p_actor, p.pno, moves);
  update payout.proposal set status = 3, tx_hash = p_tx_hash where pno = p.pno returning * into p;
  if p.kind = 'coin' then
    insert into coin.deal (customer_id, pno, kind, amount)
    select p.customer_id, p.pno, d.kind, d.amount
    from (values (1, 'payout', p.receive), (2, 'fee', p.fee)) d (n, kind, amount) where d.amount > 0 order by d.n;
  end if;
  perform payout.tell(p);
  return p;
end $$;
