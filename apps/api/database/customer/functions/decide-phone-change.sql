-- Decides a phone change in review. Staff and the automatic review both call this function. A new phone that
-- staff have requested proves itself by a code (p_code): a mistyped one belongs to a stranger. Returns the refusal of a wrong code, which changes
-- nothing but the count of its attempts. Fails with the codes of staff.approvePhoneChange.
create or replace function customer.decide_phone_change(
  p_id bigint, p_decision text, p_reason text, p_hours int, p_actor text,
  p_request text default null, p_address text default null, p_code jsonb default null
) returns text language plpgsql as $$
declare
  p customer.phone_change;
  tried record;
  after_status smallint := case p_decision when 'approve' then 1 else 3 end;
begin
  perform identity.check_decision(p_decision, p_reason);
  perform kernel.act_as(p_actor, p_reason);
  -- As every change of a phone.
  perform from customer.customer c
  where c.id = (select customer_id from customer.phone_change where id = p_id) for no key update;
  select * into p from customer.phone_change where id = p_id and way = 'identity';
  if p.id is null then
    perform kernel.fail('staff.unknown');
  elsif p.status <> 2 then
    perform kernel.fail('staff.state');
  elsif p.requested_by = p_actor then
    perform kernel.fail('staff.secondPerson');
  elsif after_status = 1 then
    perform staff.require_second(p.requested_by, p_actor);
    if p.requested_by is not null then
      if p_code is null then
        perform kernel.fail('staff.phoneCode', '{}', '{verifyCode}');
      end if;
      tried := kernel.try_code('phoneNew', p.nation_code || p.mobile_phone, p.customer_id, p_code);
      if tried.refusal is not null then
        return tried.refusal;
      end if;
      update kernel.verify_code set closed_at = now(), encrypted = null where id = tried.id;
    end if;
  end if;
  update customer.phone_change
  set status = after_status, reason = case when after_status = 3 then p_reason end, decided_at = now()
  where id = p_id;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'review.phone', 'phone:' || p_id, '{"status": 2}',
          jsonb_strip_nulls(jsonb_build_object('status', after_status, 'reason', p_reason)), p_request, p_address);
  if after_status = 1 then
    begin
      perform customer.apply_phone(p, p_hours, p_actor, p_request, p_address);
    exception when unique_violation then
      perform kernel.fail('staff.phoneTaken');
    end;
  else
    perform message.leave(p.customer_id, 'customer.phoneRefused', jsonb_build_object('reason', p_reason), '/user-center/changePhone');
  end if;
  return null;
end $$;
