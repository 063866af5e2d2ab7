create or replace function customer.cancel_phone_change(p_customer bigint, p_id bigint, p_request text, p_address text)
returns void language plpgsql as $$
declare
  actor text := 'customer:' || p_customer;
  p customer.phone_change;
begin
  perform kernel.act_as(actor);
  perform from customer.customer where id = p_customer for no key update;
  select * into p from customer.phone_change where id = p_id and customer_id = p_customer;
  if p.status is distinct from 2 then
    perform kernel.fail('customer.phoneRequest');
  end if;
  update customer.phone_change set status = 4, decided_at = now() where id = p_id;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (actor, 'cancelPhoneChange', 'phone:' || p_id, '{"status": 2}', '{"status": 4}', p_request, p_address);
end $$;
