-- Fails if an amount is above what the customer's own limit of the day or the month leaves. The caller holds the lock of the customer.
create or replace function deposit.refuse_own_limit(p_customer bigint, p_amount bigint) returns void language plpgsql as $$
declare
  l record;
begin
  for l in select name, amount, available from deposit.own_limits(p_customer) where p_amount > available order by available, name limit 1 loop
    perform kernel.fail('customer.' || l.name, jsonb_build_object(
      'limit', ledger.money_text(l.amount, 'USD'), 'left', ledger.money_text(l.available, 'USD')), '{amount}');
  end loop;
end $$;
