-- Ends every session of a customer except one, which then no longer ends with the session that it came from. Returns how many.
create or replace function customer.end_sessions(p_customer bigint, p_except bigint) returns int language plpgsql as $$
declare
  v_before int;
begin
  update customer.session set parent_id = null where id = p_except and customer_id = p_customer and parent_id is not null;
  select count(*) into v_before from customer.session
  where customer_id = p_customer and ended_at is null and id is distinct from p_except;
  update customer.session set ended_at = now()
  where customer_id = p_customer and ended_at is null and id is distinct from p_except;
  return v_before;
end $$;
