-- What opening a position cost by the spread: what closing it at that very moment would have lost, in USD cents. Known of what
-- is opened from now on; of what was opened before it is not made up.

alter table mt5.deal add column spread bigint check (spread >= 0);
alter table reports.line add column spread bigint;
alter table reports.day
  add column spread numeric not null default 0,
  add column spread_lines bigint not null default 0;

drop function mt5.open_position(bigint, text, smallint, bigint, bigint, smallint, bigint, bigint, bigint, date, timestamptz);

-- Opens a position at a price; its commission leaves the balance at once.
create function mt5.open_position(
  p_login bigint, p_symbol text, p_action smallint, p_volume bigint, p_price bigint, p_digits smallint, p_contract bigint,
  p_notional bigint, p_commission bigint, p_day date, p_at timestamptz, p_spread bigint
) returns setof mt5.deal language plpgsql as $$
declare
  u mt5.user;
  o bigint := nextval(pg_get_serial_sequence('mt5.order', 'order_id'));
begin
  insert into mt5.order (order_id, login, position_id, symbol, type, volume, price, digits, at) overriding system value
  values (o, p_login, o, p_symbol, p_action, p_volume, p_price, p_digits, p_at);
  insert into mt5.position (position_id, login, symbol, action, volume, price_open, digits, contract_size, notional, swap_day, at)
  values (o, p_login, p_symbol, p_action, p_volume, p_price, p_digits, p_contract, p_notional, p_day, p_at);
  update mt5.user set balance = balance + p_commission where login = p_login returning * into u;
  return query
    insert into mt5.deal (login, action, profit, commission, comment, balance_after, credit_after, at, order_id, position_id,
                          symbol, entry, volume, price, price_position, digits, spread)
    values (p_login, p_action, 0, p_commission, '', u.balance, u.credit, p_at, o, o, p_symbol, 0, p_volume, p_price, p_price,
            p_digits, p_spread)
    returning *;
end $$;

-- As before, with the spread: of a line, and of a day with the number of lines it is known of.
create or replace function reports.number_line() returns trigger language plpgsql as $$
declare
  c reports.line;
  a reports.line;
  cs reports.line;
  acs reports.line;
begin
  -- One writer of a customer's lists at a time: numbers have neither gaps nor doubles.
  perform pg_advisory_xact_lock(hashtextextended('reports', new.customer_id));
  select * into c from reports.line where book = new.book and customer_id = new.customer_id order by n_customer desc limit 1;
  select * into a from reports.line where book = new.book and account_id = new.account_id order by n_account desc limit 1;
  new.n_customer := case when c.id is null then 1 when (c.at, c.id) < (new.at, new.id) then c.n_customer + 1
                    else reports.make_room('customer', new, c.n_customer) end;
  new.n_account := case when a.id is null then 1 when (a.at, a.id) < (new.at, new.id) then a.n_account + 1
                   else reports.make_room('account', new, a.n_account) end;
  if new.symbol <> '' then
    select * into cs from reports.line
    where book = new.book and customer_id = new.customer_id and symbol = new.symbol and symbol <> ''
    order by n_customer_symbol desc limit 1;
    select * into acs from reports.line
    where book = new.book and account_id = new.account_id and symbol = new.symbol and symbol <> ''
    order by n_account_symbol desc limit 1;
    new.n_customer_symbol := case when cs.id is null then 1
      when (cs.at, cs.id) < (new.at, new.id) then cs.n_customer_symbol + 1
      else reports.make_room('customer_symbol', new, cs.n_customer_symbol) end;
    new.n_account_symbol := case when acs.id is null then 1
      when (acs.at, acs.id) < (new.at, new.id) then acs.n_account_symbol + 1
      else reports.make_room('account_symbol', new, acs.n_account_symbol) end;
  end if;
  insert into reports.day as d (book, customer_id, account_id, symbol, day, lines, wins, volume, gained, lost, commission, swap,
                                spread, spread_lines)
  select new.book, new.customer_id, s.account_id, s.symbol, (new.at at time zone 'Asia/Shanghai')::date, 1,
         (new.profit > 0)::int, new.volume, greatest(new.profit, 0), least(new.profit, 0), new.commission, new.swap,
         coalesce(new.spread, 0), (new.spread is not null)::int
  from (select distinct account_id, symbol from (values (0::bigint, ''), (new.account_id, ''), (0, new.symbol),
                                                        (new.account_id, new.symbol)) v (account_id, symbol)) s
  on conflict (book, customer_id, account_id, symbol, day) do update
  set lines = d.lines + 1, wins = d.wins + excluded.wins, volume = d.volume + excluded.volume,
      gained = d.gained + excluded.gained, lost = d.lost + excluded.lost,
      commission = d.commission + excluded.commission, swap = d.swap + excluded.swap,
      spread = d.spread + excluded.spread, spread_lines = d.spread_lines + excluded.spread_lines;
  return new;
end $$;

-- As before, with the spread; a position that is closed in parts pays for its opening with the first.
create or replace function reports.take(p_login text, p_deals jsonb, p_orders jsonb) returns void language plpgsql as $$
declare
  a account.account;
  c reports.platform_cursor;
  d record;
  opened reports.line;
begin
  select * into strict a from account.account where login = p_login;
  insert into reports.platform_cursor (account_id) values (a.id) on conflict do nothing;
  select * into strict c from reports.platform_cursor where account_id = a.id for update;
  perform from ledger.account l
  where l.id in (a.ledger_id, a.credit_ledger_id) or l.owner_id = a.customer_id and l.kind = 'debt' and l.ref = a.id::text
  order by l.id for no key update;

  insert into reports.line (book, id, customer_id, account_id, symbol, at, volume, detail)
  select 'entrust', o.order, a.customer_id, a.id, o.symbol, o.at, o.volume,
         jsonb_build_object('side', o.side, 'type', o.type, 'price', o.price, 'status', o.status)
  from jsonb_to_recordset(p_orders) as o (
    "order" bigint, symbol text, side text, type text, volume bigint, price text, status text, at timestamptz)
  where o.order > c.order_id order by o.order;

  for d in
    select * from jsonb_to_recordset(p_deals) as x (
      deal bigint, kind text, "order" text, position bigint, symbol text, side text, entry text, volume bigint, price text,
      "pricePosition" text, profit bigint, commission bigint, swap bigint, spread bigint, at timestamptz)
    where x.deal > c.deal order by x.deal
  loop
    perform account.book_deal(a.id, d.deal::text, d.kind, d.profit + d.commission + d.swap);
    continue when d.kind <> 'trade';
    insert into reports.line (book, id, customer_id, account_id, symbol, at, volume, profit, commission, swap, spread, position_id, detail)
    values ('trade', d.deal, a.customer_id, a.id, d.symbol, d.at, d.volume, d.profit, d.commission, d.swap, d.spread, d.position,
            jsonb_build_object('order', d.order, 'side', d.side, 'entry', d.entry, 'price', d.price));
    continue when d.entry <> 'out';
    select * into opened from reports.line
    where book = 'trade' and position_id = d.position and detail ->> 'entry' = 'in' order by id limit 1;
    -- A position that is closed in parts pays for its opening with the first.
    insert into reports.line (book, id, customer_id, account_id, symbol, at, volume, profit, commission, swap, spread, position_id, detail)
    values ('closing', d.deal, a.customer_id, a.id, d.symbol, d.at, d.volume, d.profit,
            d.commission + case when exists (
              select from reports.line
              where book = 'trade' and position_id = d.position and detail ->> 'entry' = 'out' and id < d.deal
            ) then 0 else coalesce(opened.commission, 0) end, d.swap,
            case when exists (
              select from reports.line
              where book = 'trade' and position_id = d.position and detail ->> 'entry' = 'out' and id < d.deal
            ) then 0 else opened.spread end, d.position,
            jsonb_build_object('side', case d.side when 'buy' then 'sell' else 'buy' end, 'openAt', coalesce(opened.at, d.at),
                               'openPrice', d."pricePosition", 'closePrice', d.price));
  end loop;
  update reports.platform_cursor
  set deal = greatest(deal, (select max(x.deal) from jsonb_to_recordset(p_deals) as x (deal bigint))),
      order_id = greatest(order_id, (select max(x.order) from jsonb_to_recordset(p_orders) as x ("order" bigint)))
  where account_id = a.id;
end $$;
