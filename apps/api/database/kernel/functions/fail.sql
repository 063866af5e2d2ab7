-- Raises a business error. `code` is a code of the error catalogue, `vals` are the values of its text, `fields` are the names of
-- the invalid request fields.
create or replace function kernel.fail(code text, vals jsonb default '{}', fields text[] default '{}') returns void
language plpgsql as $$
begin
  raise exception using errcode = 'PF001', message = code,
    detail = jsonb_build_object('values', vals, 'fields', fields)::text;
end $$;
