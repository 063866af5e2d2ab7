-- Ends a campaign of staff; without a reason, because its budget is spent. Fails with staff.unknown and staff.state (it has ended).
create or replace function activity.end_campaign(
  p_campaign text, p_reason text, p_actor text, p_request text, p_address text
) returns void language plpgsql as $$
declare
  c activity.campaign;
begin
  select * into c from activity.campaign where id = p_campaign for no key update;
  if c.id is null then
    perform kernel.fail('staff.unknown');
  elsif c.ended_at is not null or now() >= c.runs_until then
    perform kernel.fail('staff.state');
  end if;
  update activity.campaign set ended_at = now() where id = p_campaign;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'promotion.end', 'promotion:' || p_campaign, jsonb_build_object('until', c.runs_until),
          jsonb_strip_nulls(jsonb_build_object('until', now(), 'reason', p_reason, 'budget', ledger.money_text(c.budget, 'USD'),
                                               'committed', ledger.money_text(c.committed, 'USD'))), p_request, p_address);
end $$;
