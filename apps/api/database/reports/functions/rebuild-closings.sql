-- Writes the closed parts of a position anew, after one of its deals came late, changed or was deleted.
create or replace function reports.rebuild_closings(p_position bigint) returns void language plpgsql as $$
begin
  perform reports.remove_line('closing', l.id)
  from (select id from reports.line where kind = 'closing' and position_id = p_position order by id) l;
  perform reports.add_closings(p_position);
end $$;
