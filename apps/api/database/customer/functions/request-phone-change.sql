-- Requests a phone change for a customer whose old phone is lost. The change is then in review. Returns {refused, field} if the
-- code is wrong.
create or replace function customer.request_phone_change(
  p_customer bigint, p_session bigint, p_nation text, p_phone text, p_code jsonb,
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
  update kernel.verify_code set closed_at = now(), encrypted = null where id = tried.id;
  asked.customer_id := p_customer;
  asked.session_id := p_session;
  asked.old_nation := former.old_nation;
  asked.old_phone := former.old_phone;
  asked.nation_code := p_nation;
  asked.mobile_phone := p_phone;
  asked.front_file_id := p_front;
  asked.back_file_id := p_back;
  asked.holding_file_id := p_holding;
  asked := customer.add_phone_request(asked, actor, p_request, p_address);
  perform graphile_worker.add_job('customer.autoReviewPhone', json_build_object('id', asked.id::text),
    run_at := asked.created_at + interval '3 seconds');
  return '{}';
end $$;
