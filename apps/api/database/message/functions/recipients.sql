-- Where a message to a customer goes: the phone, the e-mail address where one is bound, the push devices, and what the customer had until
-- this event.
create or replace function message.recipients(p_customer bigint, p_former text) returns table (medium text, target text) language sql stable as $$
  select 'sms', nation_code || mobile_phone from customer.customer where id = p_customer and closed_at is null
  union select 'email', email from customer.customer where id = p_customer and email is not null
  union select 'push', id::text from message.push_device where customer_id = p_customer
  union select case when position('@' in p_former) > 0 then 'email' else 'sms' end, p_former where p_former is not null
$$;
