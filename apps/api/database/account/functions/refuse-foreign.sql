-- Fails unless the account is in USD. Payments of other currencies go through the wallet by a transfer.
create or replace function account.refuse_foreign(p_account bigint) returns void language plpgsql as $$
declare
  v_currency text;
begin
  select currency into strict v_currency from account.account where id = p_account;
  if v_currency <> 'USD' then
    perform kernel.fail('account.currency', jsonb_build_object('currency', v_currency), '{accountId}');
  end if;
end $$;
