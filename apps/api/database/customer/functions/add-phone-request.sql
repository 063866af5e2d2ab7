-- Adds a request to change a phone, which is then in review. The holder of the old phone and the e-mail address are notified while
-- the change can still be stopped.
create or replace function customer.add_phone_request(
  p customer.phone_change, p_actor text, p_request text, p_address text
) returns customer.phone_change language plpgsql as $$
declare
  asked customer.phone_change;
begin
  begin
    insert into customer.phone_change (customer_id, session_id, requested_by, request_reason, way, old_nation, old_phone, nation_code,
                                       mobile_phone, front_file_id, back_file_id, holding_file_id, status)
    values (p.customer_id, p.session_id, p.requested_by, p.request_reason, 'identity', p.old_nation, p.old_phone, p.nation_code,
            p.mobile_phone, p.front_file_id, p.back_file_id, p.holding_file_id, 2)
    returning * into asked;
  exception when unique_violation then
    perform kernel.fail('customer.phoneTaken', '{}', '{mobilePhone}');
  end;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'requestPhoneChange', 'phone:' || asked.id,
          jsonb_strip_nulls(jsonb_build_object('status', 2, 'mobilePhone', customer.mask_phone(asked.mobile_phone),
                                               'customer', case when asked.requested_by is not null then asked.customer_id end,
                                               'reason', asked.request_reason)), p_request, p_address);
  perform message.leave(asked.customer_id, 'customer.phone',
    jsonb_build_object('event', 'asked', 'phone', customer.mask_phone(asked.mobile_phone)), '/user-center/changePhone');
  return asked;
end $$;
