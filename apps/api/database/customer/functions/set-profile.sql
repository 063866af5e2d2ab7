-- Sets a customer's risk level and tags. p_seen: those that are replaced. Fails with staff.customer, staff.ownCustomer, staff.customerClosed and
-- staff.customerChanged (they are not p_seen any more).
create or replace function customer.set_profile(
  p_customer bigint, p_risk text, p_tags text[], p_seen jsonb, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  v_before customer.profile;
begin
  perform customer.lock_open(p_customer, p_own);
  select * into v_before from customer.profile where customer_id = p_customer;
  if jsonb_build_object('risk', coalesce(v_before.risk, 'low'), 'tags', coalesce(v_before.tags, '{}')) <> p_seen then
    perform kernel.fail('staff.customerChanged');
  end if;
  insert into customer.profile (customer_id, risk, tags) values (p_customer, p_risk, p_tags)
  on conflict (customer_id) do update set risk = excluded.risk, tags = excluded.tags;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'customer.profile', 'customer:' || p_customer,
          case when v_before.customer_id is not null then to_jsonb(v_before) - 'customer_id' end,
          jsonb_build_object('risk', p_risk, 'tags', p_tags, 'reason', p_reason), p_request, p_address);
end $$;
