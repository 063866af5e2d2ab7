-- Checks a code that is bound to a customer, without consuming it. `refusal` is null when the code is correct. A wrong attempt
-- is counted, so the caller must commit the transaction.
create or replace function kernel.try_code(
  p_kind text, p_target text, p_customer bigint, p_hash bytea, out id bigint, out refusal text
) language plpgsql as $$
declare
  c kernel.verify_code;
begin
  select * into c from kernel.verify_code v
  where v.target = p_target and v.kind = p_kind and v.customer_id = p_customer and v.closed_at is null
    and v.expires_at > now() and v.tries <= 5
  order by v.id desc limit 1 for update;
  if c.id is null then
    refusal := 'customer.code';
  elsif c.tries = 5 or c.code_hash <> p_hash then
    update kernel.verify_code v set tries = v.tries + 1 where v.id = c.id;
    refusal := case when c.tries >= 4 then 'customer.codeTries' else 'customer.code' end;
  else
    id := c.id;
  end if;
end $$;
