-- Imports records of a login: posts what its deals moved to the ledger and adds deals and orders to the reports, each once. A deal
-- that differs from the imported one is taken back and posted anew. Stop outs of the last day are reported to the customer, in one message. Records before account.records_from are in the opening entry. Locks the ledger accounts before the lists, as every posting does.
create or replace function reports.take(p_login text, p_deals jsonb, p_orders jsonb) returns void language plpgsql as $$
declare
  a account.account;
  d record;
  known reports.platform_deal;
  late boolean;
  stops int := 0;
  lost bigint := 0;
begin
  select * into a from account.account where login = p_login;
  if a.id is null then
    return;
  end if;
  perform from ledger.account l
  where l.id in (a.ledger_id, a.credit_ledger_id) or l.owner_id = a.customer_id and l.kind = 'debt' and l.ref = a.id::text
  order by l.id for no key update;

  insert into reports.line (kind, id, customer_id, account_id, currency, symbol, at, volume, detail)
  select 'entrust', o.order, a.customer_id, a.id, a.currency, o.symbol, o.at, o.volume,
         jsonb_build_object('side', o.side, 'type', o.type, 'price', o.price, 'status', o.status)
  from jsonb_to_recordset(p_orders) as o (
    "order" bigint, symbol text, side text, type text, volume bigint, price text, status text, at timestamptz)
  where o.at >= coalesce(a.records_from, '-infinity')
    and not exists (select from reports.line l where l.kind = 'entrust' and l.id = o.order) order by o.order;

  for d in
    select x.*, reports.deal_record(r.record) as record, x.profit + x.commission + x.swap as amount
    from jsonb_array_elements(p_deals) as r (record), jsonb_to_record(r.record) as x (
      deal bigint, ticket text, kind text, "order" text, position bigint, symbol text, side text, entry text, volume bigint,
      "volumeClosed" bigint, price text, "pricePosition" text, profit bigint, commission bigint, swap bigint, spread bigint,
      at timestamptz, "stopOut" boolean)
    order by x.deal
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
                          jsonb_build_object('login', p_login, 'count', stops, 'amount', lost::text, 'currency', a.currency),
                          '/user-center/acctInfo');
  end if;
end $$;
