-- Imports deals of a login: posts what they moved to the ledger and adds them to the reports, each once. A deal
-- that differs from the imported one is taken back and posted anew. Stop outs of the last day are reported to the customer, in one message.
-- Deals before account.records_from are in the opening entry. The caller has locked what reports.take_all locks.
create or replace function reports.take_login(a account.account, p_deals jsonb) returns void language plpgsql as $$
declare
  d record;
  known reports.platform_deal;
  late boolean;
  stops int := 0;
  lost bigint := 0;
begin
  for d in
    select x.*, reports.deal_record(r.record) as record, x.profit + x.commission + x.swap as amount
    from jsonb_array_elements(p_deals) with ordinality as r (record, no), jsonb_to_record(r.record) as x (
      deal bigint, ticket text, kind text, "order" text, position bigint, symbol text, side text, entry text, volume bigint,
      "volumeClosed" bigint, price text, "pricePosition" text, profit bigint, commission bigint, swap bigint, spread bigint,
      at timestamptz, "stopOut" boolean)
    order by x.deal, r.no
  loop
    continue when d.at < a.records_from;
    continue when d.ticket is not null and reports.is_requested(a, d.ticket);
    if d.ticket is not null and reports.is_lost(d.ticket) then
      -- Money of the customer's other accounts, and no result of a trade: staff decide (reconciliation).
      insert into reports.lost_operation (deal, account_id, ticket, kind, amount, at)
      values (d.deal, a.id, d.ticket::bigint, d.kind, d.amount, d.at) on conflict do nothing;
      continue;
    end if;
    select * into known from reports.platform_deal where deal = d.deal;
    continue when not known.deleted and known.record = d.record;
    if known.deal is not null then
      perform reports.retract(d.deal);
    end if;
    insert into reports.platform_deal as p (deal, account_id, kind, amount, at, record)
    values (d.deal, a.id, d.kind, d.amount, d.at, d.record)
    on conflict (deal) do update
    set kind = excluded.kind, amount = excluded.amount, at = excluded.at, record = excluded.record, deleted = false,
        revision = p.revision + 1
    returning * into known;
    perform account.post_deal(a.id, d.deal || case when known.revision > 0 then '#' || known.revision else '' end, d.kind, d.amount,
                              reports.deal_houses(d.record));
    continue when d.kind <> 'trade';
    if d."stopOut" and known.revision = 0 and d.at > now() - interval '1 day' then
      stops := stops + 1;
      lost := lost + d.amount;
    end if;
    late := exists (select from reports.line where kind = 'trade' and position_id = d.position and id > d.deal);
    insert into reports.line (kind, id, customer_id, account_id, currency, symbol, at, volume, profit, commission, swap, spread, position_id, detail)
    values ('trade', d.deal, a.customer_id, a.id, a.currency, d.symbol, d.at, d.volume, d.profit, d.commission, d.swap, d.spread, d.position,
            jsonb_build_object('order', d.order, 'side', d.side, 'entry', d.entry, 'price', d.price,
                               'openPrice', d."pricePosition", 'closed', d."volumeClosed"));
    if late then
      perform reports.rebuild_closings(d.position);
    elsif d.entry <> 'in' then
      perform reports.add_closings(d.position);
    end if;
  end loop;
  if stops > 0 then
    perform message.leave(a.customer_id, 'account.stopOut',
                          jsonb_build_object('login', a.login, 'count', stops, 'amount', lost::text, 'currency', a.currency),
                          '/user-center/acctInfo');
  end if;
end $$;
