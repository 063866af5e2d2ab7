-- The movements that follow a change of a login's balance (p_kind trade or settlement) or credit by p_amount. The platform's balance
-- may be negative while positions are open; the balance of a ledger account may not. The uncovered part is posted to a debt
-- account, and later deals repay it from the free balance. The platform's balance is posted less held less owed. The caller has
-- locked the ledger accounts.
create or replace function account.platform_moves(p_account bigint, p_kind text, p_amount bigint, p_house bigint) returns jsonb
language plpgsql as $$
declare
  a account.account;
  owed bigint := account.owed(p_account);
  owed_after bigint;
  free bigint;
begin
  select * into strict a from account.account where id = p_account;
  if p_kind = 'credit' then
    return account.trade_move(a.credit_ledger_id, p_house, a.currency, p_amount);
  end if;
  select l.posted - l.held into strict free from ledger.account l where l.id = a.ledger_id;
  owed_after := greatest(owed - free - p_amount, 0);
  return account.trade_move(a.ledger_id, p_house, a.currency, p_amount + owed_after - owed)
    || case when owed_after = owed then '[]'
            else account.trade_move(account.debt_ledger(a.id), ledger.house('owed', a.currency), a.currency,
                                    owed_after - owed) end;
end $$;
