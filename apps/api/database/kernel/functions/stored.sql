-- The stored response of an idempotency key; null for a key without one. Fails with IDEMPOTENCY if the request differs from the
-- first one.
create or replace function kernel.stored(p_scope text, p_key text, p_hash bytea) returns jsonb language plpgsql as $$
declare
  seen kernel.idempotency;
begin
  select * into seen from kernel.idempotency where scope = p_scope and key = p_key;
  if seen.request_hash <> p_hash then
    perform kernel.fail('IDEMPOTENCY');
  end if;
  return seen.response;
end $$;
