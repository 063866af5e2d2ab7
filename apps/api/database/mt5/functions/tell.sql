-- Notifies the portal of new deals, once per transaction and login. One queue for all, because one import runs at a time.
create or replace function mt5.tell() returns trigger language plpgsql as $$
declare
  told text := coalesce(current_setting('mt5.told', true), '');
begin
  if position(' ' || new.login || ' ' in told) = 0 then
    perform graphile_worker.add_job('reports.import', json_build_object('login', new.login::text),
                                    queue_name := 'reports.import');
    perform set_config('mt5.told', told || ' ' || new.login || ' ', true);
  end if;
  return null;
end $$;
