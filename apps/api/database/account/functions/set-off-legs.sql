-- The movements that set-offs require.
create or replace function account.set_off_legs() returns setof ledger.leg language sql stable as $$
  select 'receivable.setOff', 'setOff', s.number, a.ledger_id::text, 'receivable', 'USD', s.amount, 'single'
  from account.set_off s join account.account a on a.id = s.account_id
$$;
