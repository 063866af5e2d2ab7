-- transfer.add for an amount below the minimum `p_min`, in the currency of the account that gives. Such an amount must be all that the account can give. The check runs after
-- transfer.add, under its locks. A failure rolls both back.
create or replace function transfer.add_rest(
  p_scope text, p_key text, p_hash bytea, p_tno text, p_customer bigint, p_from bigint, p_to bigint, p_amount bigint,
  p_terms jsonb, p_kinds text, p_available bigint, p_balance bigint, p_request text, p_min bigint
) returns jsonb language plpgsql as $$
declare
  answer jsonb := transfer.add(p_scope, p_key, p_hash, p_tno, p_customer, p_from, p_to, p_amount, p_terms, p_kinds, p_available, p_balance,
                               p_request);
  available bigint;
  v_currency text;
begin
  -- A stored response belongs to an earlier transfer, and {ask} has moved no money.
  if answer ->> 'tno' is distinct from p_tno then
    return answer;
  end if;
  select least(l.posted - l.held + p_amount, case a.kind when 'mt5' then p_available end), a.currency
  into strict available, v_currency
  from account.account a join ledger.account l on l.id = a.ledger_id where a.id = p_from;
  if p_amount <> available then
    perform kernel.fail('transfer.min', jsonb_build_object('min', ledger.money_text(p_min, v_currency), 'currency', v_currency), '{amount}');
  end if;
  return answer;
end $$;
