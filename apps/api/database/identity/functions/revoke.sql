-- Takes back the approval of an identity or a bank card, with a reason, and tells the customer. Withdrawals to it are refused from
-- then on. Fails with staff.unknown, staff.state (not approved) and staff.ownCustomer. Returns the customer.
create or replace function identity.revoke(
  p_kind text, p_id bigint, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns bigint language plpgsql as $$
declare
  v_customer bigint;
  v_status smallint;
  v_card text;
begin
  perform kernel.act_as(p_actor, p_reason);
  if p_kind = 'identity' then
    select customer_id into v_customer from identity.identity where id = p_id;
  else
    select customer_id, number_mask into v_customer, v_card from identity.bank_card where id = p_id;
  end if;
  if v_customer is null then
    perform kernel.fail('staff.unknown');
  elsif v_customer = p_own then
    perform kernel.fail('staff.ownCustomer');
  end if;
  -- As every change of an identity. A card that is decided meanwhile was not approved before.
  perform from customer.customer where id = v_customer for no key update;
  if p_kind = 'identity' then
    select status into v_status from identity.identity where id = p_id;
  else
    select status into v_status from identity.bank_card where id = p_id;
  end if;
  if v_status <> 1 then
    perform kernel.fail('staff.state');
  end if;
  if p_kind = 'identity' then
    update identity.identity set status = 3, reason = p_reason, decided_at = now() where id = p_id;
    perform message.leave(v_customer, 'identity.revoked', jsonb_build_object('reason', p_reason), '/user-center/deposit-guide');
  else
    update identity.bank_card set approval = 3, reason = p_reason, decided_at = now() where id = p_id;
    perform message.leave(v_customer, 'bank.revoked', jsonb_build_object('card', v_card, 'reason', p_reason),
                          '/user-center/deposit-guide');
  end if;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'revoke.' || p_kind, p_kind || ':' || p_id, jsonb_build_object('status', 1),
          jsonb_build_object('status', 3, 'reason', p_reason, 'customer', v_customer), p_request, p_address);
  return v_customer;
end $$;
