-- Trigger of every document with a status. Arguments: the machine and the id column. Refuses a step that kernel.transition
-- does not list, and records every step in kernel.status_event.
create or replace function kernel.guard_status() returns trigger language plpgsql as $$
declare
  before_status text := case when tg_op = 'UPDATE' then to_jsonb(old) ->> 'status' end;
  after_status text := to_jsonb(new) ->> 'status';
begin
  if before_status = after_status then
    return new;
  end if;
  if not exists (
    select from kernel.transition t
    where t.machine = tg_argv[0] and t.from_status = coalesce(before_status, '') and t.to_status = after_status
  ) then
    raise exception 'no transition % -> % in %', before_status, after_status, tg_argv[0] using errcode = 'check_violation';
  end if;
  insert into kernel.status_event (machine, doc_id, from_status, to_status, actor, reason)
  values (tg_argv[0], to_jsonb(new) ->> tg_argv[1], before_status, after_status,
          coalesce(nullif(current_setting('app.actor', true), ''), 'system'),
          nullif(current_setting('app.reason', true), ''));
  return new;
end $$;
