-- Takes what confirms a payout: the second factor where the customer has one, otherwise the code by SMS of the kind. p_code is as
-- kernel.try_code takes it, or {factor} with what customer.use_factor takes. Returns null when it is right, otherwise an error code, which the
-- caller must return and not raise. The caller has locked the customer.
create or replace function customer.confirm(p_customer bigint, p_kind text, p_phone text, p_code jsonb) returns text
language plpgsql as $$
begin
  if exists (select from customer.factor where customer_id = p_customer) then
    return case when p_code ? 'factor' then customer.use_factor(p_customer, p_code -> 'factor') else 'FACTOR' end;
  elsif p_code ? 'factor' then
    return 'customer.code';
  end if;
  return kernel.use_code(p_kind, p_phone, null, p_code);
end $$;
