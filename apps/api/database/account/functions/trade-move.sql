-- The movement that credits an account from a house account, or debits it if the amount is negative. Empty for the amount 0.
create or replace function account.trade_move(p_account bigint, p_house bigint, p_currency text, p_amount bigint) returns jsonb language sql immutable
return case when p_amount = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
  'debit', case when p_amount > 0 then p_house else p_account end,
  'credit', case when p_amount > 0 then p_account else p_house end, 'currency', p_currency, 'amount', abs(p_amount))) end;
