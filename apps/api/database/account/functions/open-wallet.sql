create or replace function account.open_wallet(p_customer bigint) returns bigint language sql as $$
  with money_ledger as (
    insert into ledger.account (owner_id, kind, currency, class) values (p_customer, 'wallet', 'USD', 'limited')
    returning id
  )
  insert into account.account (customer_id, kind, status, ledger_id)
  select p_customer, 'wallet', 'open', id from money_ledger returning id
$$;
