-- Fails while the customer has locked new bank cards and coin addresses.
create or replace function customer.refuse_new_address(p_customer bigint) returns void language plpgsql as $$
begin
  if exists (select from customer.guardrails(p_customer) where locked) then
    perform kernel.fail('customer.newAddressLock');
  end if;
end $$;
