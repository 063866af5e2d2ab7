-- Consumes a verification code in the transaction of the operation that it confirms. The rules are those of
-- core/codes/verify-code.ts. Returns null when the code is correct, otherwise an error code. The caller must return the error
-- code and not raise it, because an exception would roll back the count of the attempt.
create or replace function kernel.use_code(p_kind text, p_target text, p_hash bytea) returns text language plpgsql as $$
declare
  c kernel.verify_code;
begin
  select * into c from kernel.verify_code
  where target = p_target and kind = p_kind and closed_at is null and expires_at > now() and tries <= 5
  order by id desc limit 1 for update;
  if c.id is null then
    return 'customer.code';
  end if;
  if c.tries = 5 or c.code_hash <> p_hash then
    update kernel.verify_code set tries = tries + 1 where id = c.id;
    return case when c.tries >= 4 then 'customer.codeTries' else 'customer.code' end;
  end if;
  update kernel.verify_code set tries = tries + 1, closed_at = now() where id = c.id;
  return null;
end $$;
