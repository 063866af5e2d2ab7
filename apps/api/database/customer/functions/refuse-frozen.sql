-- Fails if staff have frozen the money of a customer.
create or replace function customer.refuse_frozen(p_customer bigint) returns void language plpgsql as $$
begin
  if customer.frozen(p_customer, 'money') then
    perform kernel.fail('customer.moneyFrozen');
  end if;
end $$;
