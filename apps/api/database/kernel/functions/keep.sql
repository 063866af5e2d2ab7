create or replace function kernel.keep(p_scope text, p_key text, p_response jsonb) returns jsonb language plpgsql as $$
begin
  update kernel.idempotency set response = p_response where scope = p_scope and key = p_key;
  return p_response;
end $$;
