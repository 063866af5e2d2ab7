-- Replaces the customer's phone number. Ends the customer's sessions except the one that requested the change, closes the codes and reset tickets of the old number,
-- starts the cooling-off period for payouts and notifies the customer. Raises unique_violation if another customer has the number.
create or replace function customer.apply_phone(
  p customer.phone_change, p_hours int, p_actor text, p_request text, p_address text
) returns void language plpgsql as $$
begin
  update customer.customer set nation_code = p.nation_code, mobile_phone = p.mobile_phone, secured_at = now()
  where id = p.customer_id;
  perform customer.end_sessions(p.customer_id, p.session_id);
  delete from customer.reset_ticket where customer_id = p.customer_id;
  update kernel.verify_code set closed_at = now(), encrypted = null where target = p.old_nation || p.old_phone and closed_at is null;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'changePhone', 'customer:' || p.customer_id,
          jsonb_build_object('mobilePhone', customer.mask_phone(p.old_phone)),
          jsonb_build_object('mobilePhone', customer.mask_phone(p.mobile_phone), 'way', p.way), p_request, p_address);
  perform message.leave(p.customer_id, 'customer.phone', jsonb_build_object(
    'event', 'changed', 'oldPhone', customer.mask_phone(p.old_phone), 'phone', customer.mask_phone(p.mobile_phone),
    'hours', p_hours), '/user-center/changePhone', p.old_nation || p.old_phone);
end $$;
