-- Consumes a code in the transaction of the operation that it confirms. Returns null when the code is correct, otherwise an error code,
-- which the caller must return and not raise (kernel.try_code).
create or replace function kernel.use_code(p_kind text, p_target text, p_customer bigint, p_code jsonb) returns text
language plpgsql as $$
declare
  tried record;
begin
  tried := kernel.try_code(p_kind, p_target, p_customer, p_code);
  update kernel.verify_code set closed_at = now(), encrypted = null where id = tried.id;
  return tried.refusal;
end $$;
