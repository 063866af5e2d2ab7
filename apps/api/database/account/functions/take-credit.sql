-- Takes the credit that leaves with an amount, before the amount is taken: otherwise money that moves to another account would leave
-- its credit behind, to trade with at no risk. A trading loss takes none, and an adjustment that is no chargeback takes none. p_number:
-- of the payout, transfer or adjustment. p_balance: the balance on the platform, which has deals that the ledger does not have yet;
-- null if the platform was not asked. The caller has locked the ledger accounts.
create or replace function account.take_credit(
  p_account bigint, p_number text, p_amount bigint, p_balance bigint, p_actor text
) returns void language plpgsql as $$
declare
  a account.account;
  v_credit bigint;
  v_balance bigint;
  v_taken bigint;
  v_journal bigint;
begin
  select * into strict a from account.account where id = p_account;
  select posted into v_credit from ledger.account where id = a.credit_ledger_id;
  if coalesce(v_credit, 0) = 0 then
    return;
  end if;
  select least(posted - held, p_balance) into strict v_balance from ledger.account where id = a.ledger_id;
  v_taken := account.credit_share(v_credit, p_amount, v_balance);
  v_journal := account.post_credit(a, 'credit.leave', p_number, -v_taken, p_actor);
  insert into account.credit_removal (number, account_id, credit, amount, balance, taken, journal_id)
  values (p_number, a.id, v_credit, p_amount, v_balance, v_taken, v_journal);
end $$;
