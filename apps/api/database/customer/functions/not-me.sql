-- Freezes sign-in and money of the customer whom a message told of an act that was not theirs. Once a message, within a week, and for kinds
-- that reach every phone and address; a repeat while the sign-in is still frozen changes nothing. Fails with customer.notMeTicket.
create or replace function customer.not_me(p_message bigint, p_reason text, p_request text, p_address text) returns void language plpgsql as $$
declare
  v_customer bigint;
  v_scope text;
begin
  select m.customer_id into v_customer from message.message m join customer.customer c on c.id = m.customer_id
  where m.id = p_message and m.at > now() - interval '7 days' and message.asks_owner(m.kind) and c.closed_at is null
  for no key update of c;
  if v_customer is null then
    perform kernel.fail('customer.notMeTicket');
  end if;
  update message.message set disowned_at = now() where id = p_message and disowned_at is null;
  if not found then
    if not customer.frozen(v_customer, 'login') then
      perform kernel.fail('customer.notMeTicket');
    end if;
    return;
  end if;
  foreach v_scope in array array['login', 'money'] loop
    if not customer.frozen(v_customer, v_scope) then
      perform customer.add_freeze(v_customer, v_scope, p_reason, null, 'customer:' || v_customer, null, p_request, p_address);
    end if;
  end loop;
end $$;
