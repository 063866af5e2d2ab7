-- Locks the customer and returns the current phone number. Refuses the current number and a number of another customer.
create or replace function customer.check_new_phone(
  p_customer bigint, p_nation text, p_phone text, out old_nation text, out old_phone text
) language plpgsql as $$
begin
  select c.nation_code, c.mobile_phone into strict old_nation, old_phone
  from customer.customer c where c.id = p_customer for no key update;
  if old_nation = p_nation and old_phone = p_phone then
    perform kernel.fail('customer.samePhone', '{}', '{mobilePhone}');
  elsif exists (select from customer.customer c where c.nation_code = p_nation and c.mobile_phone = p_phone) then
    perform kernel.fail('customer.phoneTaken', '{}', '{mobilePhone}');
  end if;
end $$;
