-- The phones and the e-mail address to which messages of a customer go, or went before a change of the phone.
create or replace function message.targets(p_customer bigint) returns text[] language sql stable
return array(
  select nation_code || mobile_phone from customer.customer where id = p_customer
  union select email from customer.customer where id = p_customer and email is not null
  union select old_nation || old_phone from customer.phone_change where customer_id = p_customer and status = 1);
