-- Posts a credit that leaves an account (negative) or comes back, and sends it to the platform. Returns the journal.
create or replace function account.post_credit(
  a account.account, p_kind text, p_number text, p_amount bigint, p_actor text, p_reverses bigint default null
) returns bigint language plpgsql as $$
declare
  v_journal bigint := ledger.post(p_kind, 'credit', p_number, p_actor, p_number,
    account.trade_move(a.credit_ledger_id, ledger.house('promotion', a.currency), a.currency, p_amount), p_reverses);
begin
  insert into account.platform_outbox (ticket, login, action, amount, comment)
  values (v_journal, a.login, 'credit', p_amount, p_number);
  return v_journal;
end $$;
