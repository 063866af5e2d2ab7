-- Changes the phone number with a code to the old and a code to the new number. Returns {refused, field} if a code is wrong; then
-- neither code is consumed.
create or replace function customer.change_phone(
  p_customer bigint, p_session bigint, p_nation text, p_phone text, p_new_code jsonb, p_old_code jsonb,
  p_hours int, p_request text, p_address text
) returns jsonb language plpgsql as $$
declare
  actor text := 'customer:' || p_customer;
  former record;
  own record;
  other record;
  done customer.phone_change;
begin
  perform kernel.act_as(actor);
  former := customer.check_new_phone(p_customer, p_nation, p_phone);
  own := kernel.try_code('phoneOld', former.old_nation || former.old_phone, p_customer, p_old_code);
  if own.refusal is not null then
    return jsonb_build_object('refused', own.refusal, 'field', 'oldCode');
  end if;
  other := kernel.try_code('phoneNew', p_nation || p_phone, p_customer, p_new_code);
  if other.refusal is not null then
    return jsonb_build_object('refused', other.refusal, 'field', 'newCode');
  end if;
  update kernel.verify_code set closed_at = now(), encrypted = null where id in (own.id, other.id);
  -- The customer can use the old phone, so a change in review is no longer needed.
  update customer.phone_change set status = 4, decided_at = now() where customer_id = p_customer and status = 2;
  begin
    insert into customer.phone_change (customer_id, session_id, way, old_nation, old_phone, nation_code, mobile_phone, status, decided_at)
    values (p_customer, p_session, 'code', former.old_nation, former.old_phone, p_nation, p_phone, 1, now())
    returning * into done;
    perform customer.apply_phone(done, p_hours, actor, p_request, p_address);
  exception when unique_violation then
    perform kernel.fail('customer.phoneTaken', '{}', '{mobilePhone}');
  end;
  return '{}';
end $$;
