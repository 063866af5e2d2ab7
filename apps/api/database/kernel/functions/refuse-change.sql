-- The trigger of append-only tables: refuses updates and deletes.
create or replace function kernel.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% is append-only', tg_table_schema, tg_table_name using errcode = 'restrict_violation';
end $$;
