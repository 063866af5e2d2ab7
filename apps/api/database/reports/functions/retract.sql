-- Takes back an imported deal that the platform has changed or deleted: posts its opposite and removes its report lines. The journals
-- of a deal are named by its number and, after the first, by `number#revision`.
create or replace function reports.retract(p_deal bigint) returns void language plpgsql as $$
declare
  k reports.platform_deal;
begin
  update reports.platform_deal set deleted = true, revision = revision + 1 where deal = p_deal and not deleted returning * into k;
  if k.deal is null then
    return;
  end if;
  perform account.post_deal(k.account_id, k.deal || '#' || k.revision, k.kind, -k.amount, (
    select jsonb_object_agg(house, -amount::bigint) from jsonb_each_text(reports.deal_houses(k.record)) as h (house, amount)));
  if k.kind = 'trade' then
    perform reports.remove_line('trade', k.deal);
    perform reports.rebuild_closings((k.record ->> 'position')::bigint);
  end if;
end $$;
