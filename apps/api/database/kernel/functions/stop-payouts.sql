-- Stops all payouts until two staff members release them. A stop that is open already stays as it is. Returns the open stop.
create or replace function kernel.stop_payouts(
  p_reason text, p_actor text, p_request text default null, p_address text default null
) returns kernel.payout_stop language plpgsql as $$
declare
  s kernel.payout_stop;
begin
  insert into kernel.payout_stop (reason, actor) values (p_reason, p_actor)
  on conflict ((true)) where released_at is null do nothing returning * into s;
  if s.id is null then
    select * into strict s from kernel.payout_stop where released_at is null;
  else
    insert into kernel.audit (actor, act, subject, after, request_id, address)
    values (p_actor, 'stop.open', 'stop:' || s.id, to_jsonb(s), p_request, p_address);
  end if;
  return s;
end $$;
