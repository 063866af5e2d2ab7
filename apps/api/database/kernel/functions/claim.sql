-- Claims an idempotency key for this transaction. Returns null for a new key: the caller continues and stores its response with
-- kernel.keep. Returns the stored response for a known key. Fails with IDEMPOTENCY if the request differs from the first one.
-- A concurrent call with the same key waits here until the first transaction ends; lock_timeout limits the wait.
create or replace function kernel.claim(p_scope text, p_key text, p_hash bytea) returns jsonb language plpgsql as $$
begin
  insert into kernel.idempotency (scope, key, request_hash) values (p_scope, p_key, p_hash) on conflict do nothing;
  if found then
    return null;
  end if;
  return kernel.stored(p_scope, p_key, p_hash);
end $$;
