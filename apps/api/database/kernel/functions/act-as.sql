-- Sets the actor and the reason of this transaction, for status_event and audit.
create or replace function kernel.act_as(actor text, reason text default null) returns void language plpgsql as $$
begin
  perform set_config('app.actor', actor, true), set_config('app.reason', coalesce(reason, ''), true);
end $$;
