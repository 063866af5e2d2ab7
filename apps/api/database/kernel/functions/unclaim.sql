-- Releases a claimed idempotency key, because the operation was not carried out.
create or replace function kernel.unclaim(p_scope text, p_key text, p_answer jsonb) returns jsonb language plpgsql as $$
begin
  delete from kernel.idempotency where scope = p_scope and key = p_key;
  return p_answer;
end $$;
