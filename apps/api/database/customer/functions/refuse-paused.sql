-- Fails while a pause or an exclusion of the customer holds.
create or replace function customer.refuse_paused(p_customer bigint) returns void language plpgsql as $$
declare
  v_until timestamptz := customer.paused_until(p_customer);
begin
  if v_until is not null then
    perform kernel.fail('customer.paused', jsonb_build_object(
      'until', to_char(v_until at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')));
  end if;
end $$;
