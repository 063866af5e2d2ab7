-- Locks a customer for an act of staff. Fails with staff.customer, and with staff.ownCustomer where p_own, the member's own customer
-- account, is this one.
create or replace function customer.lock_for_staff(p_customer bigint, p_own bigint) returns void language plpgsql as $$
begin
  perform from customer.customer where id = p_customer for no key update;
  if not found then
    perform kernel.fail('staff.customer');
  elsif p_customer = p_own then
    perform kernel.fail('staff.ownCustomer');
  end if;
end $$;
