-- Records a failed login of a customer, or of nobody. Both write and commit, so that the time of the call tells nothing.
create or replace function customer.record_failure(
  p_customer bigint, p_platform smallint, p_device text, p_address text
) returns void language sql as $$
  select kernel.count_failure();
  insert into customer.login_record (customer_id, platform, device, address, success)
  select p_customer, p_platform, p_device, p_address, false where p_customer is not null;
$$;
