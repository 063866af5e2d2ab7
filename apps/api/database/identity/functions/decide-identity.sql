-- Decides on the submission that was made at p_seen. A later submission of the customer has the same id: staff.resubmitted.
-- A number that is approved for another customer is refused until that approval is revoked: staff.duplicateIdentity.
-- A card that was approved for the name of an earlier identity is revoked with p_card_reason where the approved name is another one.
create or replace function identity.decide_identity(
  p_id bigint, p_seen timestamptz, p_decision text, p_reason text, p_actor text, p_request text default null,
  p_address text default null, p_card_reason text default ''
) returns void language plpgsql as $$
declare
  i identity.identity;
  after_status smallint := case p_decision when 'approve' then 1 else 3 end;
  v_card text;
begin
  perform identity.check_decision(p_decision, p_reason);
  perform kernel.act_as(p_actor, p_reason);
  -- As every change of an identity.
  perform from customer.customer c
  where c.id = (select customer_id from identity.identity where id = p_id) for no key update;
  select * into i from identity.identity where id = p_id;
  if i.id is null then
    perform kernel.fail('staff.unknown');
  elsif i.status <> 2 then
    perform kernel.fail('staff.state');
  -- The calls give milliseconds.
  elsif date_trunc('milliseconds', i.submitted_at) is distinct from date_trunc('milliseconds', p_seen) then
    perform kernel.fail('staff.resubmitted');
  end if;
  -- The unique index decides between two approvals at once.
  if after_status = 1 and exists (
    select from identity.identity where id_index = i.id_index and customer_id <> i.customer_id and status = 1) then
    perform kernel.fail('staff.duplicateIdentity');
  end if;
  begin
    update identity.identity
    set status = after_status, reason = case when after_status = 3 then p_reason end, decided_at = now()
    where id = p_id;
  exception when unique_violation then
    perform kernel.fail('staff.duplicateIdentity');
  end;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'review.identity', 'identity:' || p_id, jsonb_build_object('status', i.status),
          jsonb_strip_nulls(jsonb_build_object('status', after_status, 'reason', p_reason)), p_request, p_address);
  if after_status = 1 then
    update customer.customer set chinese_name = i.chinese_name, id_mask = i.id_mask where id = i.customer_id;
    perform message.leave(i.customer_id, 'identity.approved', '{}', '/user-center/deposit-guide');
    for v_card in
      update identity.bank_card set approval = 3, reason = p_card_reason, decided_at = now()
      where customer_id = i.customer_id and status = 1 and holder <> i.chinese_name returning number_mask
    loop
      perform message.leave(i.customer_id, 'bank.revoked', jsonb_build_object('card', v_card, 'reason', p_card_reason),
                            '/user-center/deposit-guide');
    end loop;
    -- The automatic review of the customer's bank cards needs the verified name, so it is queued again now.
    perform identity.queue_review('bank', c.id, greatest(now(), c.created_at + interval '3 seconds'))
    from identity.bank_card c where c.customer_id = i.customer_id and c.status = 2;
  else
    perform message.leave(i.customer_id, 'identity.refused', jsonb_build_object('reason', p_reason), '/user-center/deposit-guide');
  end if;
end $$;
