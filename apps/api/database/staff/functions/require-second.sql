-- Refuses an act of two people to p_second, of which p_first has done the first part. Fails with the codes of staff.second_refusal.
create or replace function staff.require_second(p_first text, p_second text) returns void language plpgsql stable as $$
declare
  refusal text := staff.second_refusal(p_first, p_second);
begin
  if refusal is not null then
    perform kernel.fail(refusal);
  end if;
end $$;
