-- Requests a phone change for a customer who has lost the phone and cannot sign in. Another staff member decides. Returns its id.
-- Fails with staff.customer, staff.ownCustomer, staff.customerClosed, customer.samePhone, customer.phoneTaken, customer.phoneInReview, staff.phoneIdentity
-- (no approved identity) and identity.file (not a file of this customer).
create or replace function customer.propose_phone(
  p_customer bigint, p_nation text, p_phone text, p_front text, p_back text, p_holding text, p_reason text,
  p_actor text, p_own bigint, p_request text, p_address text
) returns bigint language plpgsql as $$
declare
  former record;
  asked customer.phone_change;
begin
  perform kernel.act_as(p_actor, p_reason);
  perform customer.lock_open(p_customer, p_own);
  former := customer.check_new_phone(p_customer, p_nation, p_phone);
  if exists (select from customer.phone_change where customer_id = p_customer and status = 2) then
    perform kernel.fail('customer.phoneInReview');
  elsif not exists (select from identity.identity where customer_id = p_customer and status = 1) then
    perform kernel.fail('staff.phoneIdentity');
  elsif not common.owns_files(p_customer, array[p_front, p_back, p_holding]) then
    perform kernel.fail('identity.file');
  end if;
  asked.customer_id := p_customer;
  asked.requested_by := p_actor;
  asked.request_reason := p_reason;
  asked.old_nation := former.old_nation;
  asked.old_phone := former.old_phone;
  asked.nation_code := p_nation;
  asked.mobile_phone := p_phone;
  asked.front_file_id := p_front;
  asked.back_file_id := p_back;
  asked.holding_file_id := p_holding;
  asked := customer.add_phone_request(asked, p_actor, p_request, p_address);
  return asked.id;
end $$;
