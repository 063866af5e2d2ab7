-- Finds the account that the money leaves, locks its ledger accounts and checks the amount. `p_available` is the amount that the
-- platform can release, null if the caller has not asked the platform. `ask` is true if the caller must ask it and call again.
create or replace function payout.open_account(
  p_customer bigint, p_account bigint, p_amount bigint, p_available bigint, p_limit text, p_terms jsonb,
  out acct account.account, out ask boolean
) language plpgsql as $$
declare
  available bigint;
begin
  select * into acct from account.account where id = p_account and customer_id = p_customer and status = 'open';
  if acct.id is null then
    perform kernel.fail('withdraw.account', '{}', '{accountId}');
  end if;
  perform account.refuse_foreign(acct.id);
  perform account.refuse_quarantined(acct.id, 'accountId');
  ask := acct.kind = 'mt5' and p_available is null;
  if ask then
    return;
  end if;
  perform from ledger.account where id in (acct.ledger_id, acct.credit_ledger_id) order by id for no key update;
  select posted - held into strict available from ledger.account where id = acct.ledger_id;
  if acct.kind = 'mt5' then
    available := greatest(least(available, p_available), 0);
  end if;
  if available < p_amount then
    perform kernel.fail('withdraw.funds', jsonb_build_object('available', ledger.money_text(available, 'USD')), '{amount}');
  end if;
  if p_amount < (p_terms ->> 'min')::bigint and p_amount <> available then
    perform payout.fail_limit(p_limit, p_terms);
  end if;
end $$;
