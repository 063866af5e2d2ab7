-- Writes down what has become of a message of the outbox: sent or failed. Of a customer who is closed it leaves no e-mail address: that of the
-- notice of the closing was kept for it alone.
create or replace function message.done(p_id bigint, p_state text) returns void language plpgsql as $$
declare
  v_customer bigint;
begin
  update message.outgoing set state = p_state, done_at = now() where id = p_id;
  select c.id into v_customer from message.outgoing o join message.message m on m.id = o.message_id join customer.customer c on c.id = m.customer_id
  where o.id = p_id and c.closed_at is not null;
  if v_customer is not null then
    delete from message.outgoing where id = p_id;
    update message.delivery set target = '' where customer_id = v_customer and medium = 'email';
  end if;
end $$;
