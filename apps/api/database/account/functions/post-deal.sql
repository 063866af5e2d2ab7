-- Posts the effect of a deal on a login's balance (p_kind trade or settlement) or credit, once per deal. The platform's balance
-- may be negative while positions are open; the balance of a ledger account may not. The uncovered part is posted to a debt
-- account, and later deals repay it from the free balance. The platform's balance is posted less held less owed. The caller has
-- locked the ledger accounts.
create or replace function account.post_deal(p_account bigint, p_deal text, p_kind text, p_amount bigint) returns void
language plpgsql as $$
declare
  a account.account;
  owed bigint := account.owed(p_account);
  owed_after bigint;
  free bigint;
  cash bigint;
  moves jsonb := '[]';
begin
  if p_amount = 0 or exists (select from ledger.journal where kind = 'trade' and ref_type = 'deal' and ref_id = p_deal) then
    return;
  end if;
  select * into strict a from account.account where id = p_account;
  if p_kind = 'credit' then
    moves := account.trade_move(a.credit_ledger_id, ledger.house('trading', 'USD'), p_amount);
  else
    select l.posted - l.held into strict free from ledger.account l where l.id = a.ledger_id;
    owed_after := greatest(owed - free - p_amount, 0);
    cash := p_amount + owed_after - owed;
    moves := account.trade_move(a.ledger_id, ledger.house('trading', 'USD'), cash)
             || case when owed_after = owed then '[]'
                     else account.trade_move(account.debt_ledger(a.id), ledger.house('owed', 'USD'), owed_after - owed) end;
  end if;
  perform ledger.post('trade', 'deal', p_deal, 'platform', p_kind, moves);
end $$;
