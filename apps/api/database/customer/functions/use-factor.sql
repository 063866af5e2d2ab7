-- Takes the answer of a second factor in the transaction of what it confirms. p_proof is what the gateway has read from it (core/factors):
-- {totp (id), step}, {passkey (credential), counter, challenge}, {recovery (hash, hex)}, or {} for a wrong one. Each works once. Returns
-- null when it is right, otherwise the error code, which the caller must return and not raise. Tells the customer of a used recovery code.
create or replace function customer.use_factor(p_customer bigint, p_proof jsonb) returns text language plpgsql as $$
begin
  if p_proof ? 'totp' then
    update customer.factor set totp_step = (p_proof ->> 'step')::bigint, used_at = now()
    where id = (p_proof ->> 'totp')::bigint and customer_id = p_customer and totp_step < (p_proof ->> 'step')::bigint;
    return case when not found then 'customer.factor' end;
  elsif p_proof ? 'passkey' then
    delete from customer.factor_step
    where customer_id = p_customer and kind = 'use' and challenge = p_proof ->> 'challenge' and expires_at > now();
    if not found then
      return 'customer.factor';
    end if;
    update customer.factor set counter = (p_proof ->> 'counter')::bigint, used_at = now()
    where credential_id = p_proof ->> 'passkey' and customer_id = p_customer;
    return case when not found then 'customer.factor' end;
  elsif p_proof ? 'recovery' then
    update customer.recovery_code set used_at = now()
    where customer_id = p_customer and code_hash = decode(p_proof ->> 'recovery', 'hex') and used_at is null;
    if not found then
      return 'customer.factor';
    end if;
    perform message.leave(p_customer, 'customer.factor', jsonb_build_object('event', 'recovery', 'left', (
      select count(*) from customer.recovery_code where customer_id = p_customer and used_at is null)), '/user-center/settings');
    return null;
  end if;
  return 'customer.factor';
end $$;
