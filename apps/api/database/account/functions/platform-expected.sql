-- The platform balance and credit that the ledger expects for every open MT5 account. A held amount counts as already taken from
-- the platform; an owed amount is a negative balance there. Includes a difference that staff have accepted.
create or replace function account.platform_expected() returns table (login text, currency text, balance bigint, credit bigint)
language sql stable as $$
  select a.login, a.currency, b.posted - b.held - account.owed(a.id) + k.balance, coalesce(c.posted, 0) + k.credit
  from account.account a
  join ledger.account b on b.id = a.ledger_id
  left join ledger.account c on c.id = a.credit_ledger_id
  cross join account.accepted(a.id) k
  where a.kind = 'mt5' and a.status = 'open' and a.login is not null
  order by a.login
$$;
