create or replace function payout.steps(p_pno text) returns jsonb language sql stable
return (
  select coalesce(jsonb_agg(jsonb_build_object('status', e.to_status::int, 'at', kernel.utc(e.at)) order by e.id), '[]')
  from kernel.status_event e where e.machine = 'payout' and e.doc_id = p_pno
);
