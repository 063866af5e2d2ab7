-- Locks a customer for an act of staff that begins something with the customer. Fails as customer.lock_for_staff, and with
-- staff.customerClosed for a closed customer, who could not answer it.
create or replace function customer.lock_open(p_customer bigint, p_own bigint) returns void language plpgsql as $$
begin
  perform customer.lock_for_staff(p_customer, p_own);
  if customer.closed(p_customer) then
    perform kernel.fail('staff.customerClosed');
  end if;
end $$;
