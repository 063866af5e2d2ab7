-- The next texts of an open cursor of one column: what is read in batches takes no more memory than a batch.
create or replace function kernel.fetch_texts(p_cursor refcursor, p_rows int) returns setof text language plpgsql as $$
declare
  v_text text;
begin
  for n in 1..p_rows loop
    fetch p_cursor into v_text;
    exit when not found;
    return next v_text;
  end loop;
end $$;
