-- Requests a phone change for a customer whose old phone is lost. The change is then in review. Returns {refused, field} if the
-- code is wrong.
create or replace function customer.request_phone_change(
  p_customer bigint, p_session bigint, p_nation text, p_phone text, p_code bytea,
  p_front text, p_back text, p_holding text, p_request text, p_address text
) returns jsonb language plpgsql as $$
declare
  actor text := 'customer:' || p_customer;
  former record;
  tried record;
  asked customer.phone_change;
begin
  perform kernel.act_as(actor);
  former := customer.check_new_phone(p_customer, p_nation, p_phone);
  if exists (select from customer.phone_change where customer_id = p_customer and status = 2) then
    perform kernel.fail('customer.phoneInReview');
  elsif not exists (select from identity.identity where customer_id = p_customer and status = 1) then
    perform kernel.fail('customer.phoneIdentity');
  elsif not common.owns_files(p_customer, array[p_front, p_back, p_holding]) then
    perform kernel.fail('identity.file');
  end if;
  tried := kernel.try_code('phoneNew', p_nation || p_phone, p_customer, p_code);
  if tried.refusal is not null then
    return jsonb_build_object('refused', tried.refusal, 'field', 'verifyCode');
  end if;
  update kernel.verify_code set closed_at = now() where id = tried.id;
  begin
    insert into customer.phone_change (customer_id, session_id, way, old_nation, old_phone, nation_code, mobile_phone,
                                       front_file_id, back_file_id, holding_file_id, status)
    values (p_customer, p_session, 'identity', former.old_nation, former.old_phone, p_nation, p_phone,
            p_front, p_back, p_holding, 2)
    returning * into asked;
  exception when unique_violation then
    perform kernel.fail('customer.phoneTaken', '{}', '{mobilePhone}');
  end;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (actor, 'requestPhoneChange', 'phone:' || asked.id,
          jsonb_build_object('status', 2, 'mobilePhone', customer.mask_phone(p_phone)), p_request, p_address);
  perform message.leave(p_customer, 'customer.phone',
    jsonb_build_object('event', 'asked', 'phone', customer.mask_phone(p_phone)), '/user-center/changePhone');
  -- The holder of the old phone is notified while the change can still be stopped.
  perform graphile_worker.add_job('customer.phoneNotice',
    json_build_object('id', asked.id::text, 'event', 'asked', 'to', 'old'));
  perform graphile_worker.add_job('customer.autoReviewPhone', json_build_object('id', asked.id::text),
    run_at := asked.created_at + interval '3 seconds');
  return '{}';
end $$;
