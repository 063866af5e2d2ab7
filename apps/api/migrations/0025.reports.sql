-- Reports: copies of what the ledger and the trading platform say, laid out for reading. A line is numbered 1, 2, 3 … by
-- time within each list it can be asked for (of a customer, of an account, each with a symbol or without), so that any
-- page is a range of an index, and added to the sums of its day, so that no total is ever counted.

create schema reports;

-- Books: wallet and credit (funding of the wallet and of MT5 accounts), closing (closed positions), entrust (orders),
-- trade (deals). Money in USD cents, volume in ten-thousandths of a lot; `profit` is what moved, in funding.
create table reports.line (
  book text not null check (book in ('wallet', 'credit', 'closing', 'entrust', 'trade')),
  id bigint not null,
  customer_id bigint not null references customer.customer,
  account_id bigint not null references account.account,
  symbol text not null default '',
  at timestamptz not null,
  volume bigint not null default 0,
  profit bigint not null default 0,
  commission bigint not null default 0,
  swap bigint not null default 0,
  position_id bigint,
  detail jsonb not null,
  n_customer bigint not null,
  n_account bigint not null,
  n_customer_symbol bigint,
  n_account_symbol bigint,
  primary key (book, id)
);
create index line_customer on reports.line (book, customer_id, n_customer);
create index line_account on reports.line (book, account_id, n_account);
create index line_customer_symbol on reports.line (book, customer_id, symbol, n_customer_symbol) where symbol <> '';
create index line_account_symbol on reports.line (book, account_id, symbol, n_account_symbol) where symbol <> '';
create index line_position on reports.line (position_id) where book = 'trade';

-- Sums of a day in Asia/Shanghai; account 0 and symbol '' stand for all.
create table reports.day (
  book text not null,
  customer_id bigint not null,
  account_id bigint not null,
  symbol text not null,
  day date not null,
  lines bigint not null,
  wins bigint not null,
  volume numeric not null,
  gained numeric not null,
  lost numeric not null,
  commission numeric not null,
  swap numeric not null,
  primary key (book, customer_id, account_id, symbol, day)
) with (fillfactor = 80);

-- Makes room in a list for a line that is not its newest: finds its number by halving and moves the later ones up.
create function reports.make_room(p_scope text, l reports.line, p_last bigint) returns bigint language plpgsql as $$
declare
  low bigint := 1;
  high bigint := p_last;
  middle bigint;
  later boolean;
  mine text := case p_scope
    when 'customer' then 'book = $1 and customer_id = $2'
    when 'account' then 'book = $1 and account_id = $3'
    when 'customer_symbol' then 'book = $1 and customer_id = $2 and symbol = $4 and symbol <> '''''
    else 'book = $1 and account_id = $3 and symbol = $4 and symbol <> ''''' end;
begin
  while low < high loop
    middle := (low + high) / 2;
    execute format('select (at, id) > ($5, $6) from reports.line where %s and %I = $7', mine, 'n_' || p_scope)
      into strict later using l.book, l.customer_id, l.account_id, l.symbol, l.at, l.id, middle;
    if later then
      high := middle;
    else
      low := middle + 1;
    end if;
  end loop;
  execute format('update reports.line set %2$I = %2$I + 1 where %1$s and %2$I >= $5', mine, 'n_' || p_scope)
    using l.book, l.customer_id, l.account_id, l.symbol, low;
  return low;
end $$;

create function reports.number_line() returns trigger language plpgsql as $$
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
  insert into reports.day as d (book, customer_id, account_id, symbol, day, lines, wins, volume, gained, lost, commission, swap)
  select new.book, new.customer_id, s.account_id, s.symbol, (new.at at time zone 'Asia/Shanghai')::date, 1,
         (new.profit > 0)::int, new.volume, greatest(new.profit, 0), least(new.profit, 0), new.commission, new.swap
  from (select distinct account_id, symbol from (values (0::bigint, ''), (new.account_id, ''), (0, new.symbol),
                                                        (new.account_id, new.symbol)) v (account_id, symbol)) s
  on conflict (book, customer_id, account_id, symbol, day) do update
  set lines = d.lines + 1, wins = d.wins + excluded.wins, volume = d.volume + excluded.volume,
      gained = d.gained + excluded.gained, lost = d.lost + excluded.lost,
      commission = d.commission + excluded.commission, swap = d.swap + excluded.swap;
  return new;
end $$;
create trigger number_line before insert on reports.line for each row execute function reports.number_line();

-- Sums of a list between two days, and the number of its newest line in them (`top`).
create function reports.sums(
  p_book text, p_customer bigint, p_account bigint, p_symbol text, p_from date, p_to date,
  out total bigint, out top bigint, out wins bigint, out volume bigint, out gained bigint, out lost bigint,
  out commission bigint, out swap bigint
) language plpgsql stable as $$
declare
  above bigint;
begin
  select coalesce(sum(d.lines) filter (where d.day <= p_to), 0), coalesce(sum(d.lines) filter (where d.day > p_to), 0),
         coalesce(sum(d.wins) filter (where d.day <= p_to), 0), coalesce(sum(d.volume) filter (where d.day <= p_to), 0),
         coalesce(sum(d.gained) filter (where d.day <= p_to), 0), coalesce(sum(d.lost) filter (where d.day <= p_to), 0),
         coalesce(sum(d.commission) filter (where d.day <= p_to), 0), coalesce(sum(d.swap) filter (where d.day <= p_to), 0)
  into total, above, wins, volume, gained, lost, commission, swap
  from reports.day d
  where d.book = p_book and d.customer_id = p_customer and d.account_id = p_account and d.symbol = p_symbol and d.day >= p_from;
  if p_symbol = '' and p_account = 0 then
    select max(n_customer) into top from reports.line where book = p_book and customer_id = p_customer;
  elsif p_symbol = '' then
    select max(n_account) into top from reports.line where book = p_book and account_id = p_account;
  elsif p_account = 0 then
    select max(n_customer_symbol) into top from reports.line
    where book = p_book and customer_id = p_customer and symbol = p_symbol and symbol <> '';
  else
    select max(n_account_symbol) into top from reports.line
    where book = p_book and account_id = p_account and symbol = p_symbol and symbol <> '';
  end if;
  top := coalesce(top, 0) - above;
end $$;

-- Lines with numbers from p_high down to p_low, the newest first.
create function reports.lines(
  p_book text, p_customer bigint, p_account bigint, p_symbol text, p_high bigint, p_low bigint
) returns setof reports.line language plpgsql stable as $$
begin
  if p_symbol = '' and p_account = 0 then
    return query select * from reports.line
      where book = p_book and customer_id = p_customer and n_customer between p_low and p_high order by n_customer desc;
  elsif p_symbol = '' then
    return query select * from reports.line
      where book = p_book and account_id = p_account and n_account between p_low and p_high order by n_account desc;
  elsif p_account = 0 then
    return query select * from reports.line
      where book = p_book and customer_id = p_customer and symbol = p_symbol and symbol <> ''
        and n_customer_symbol between p_low and p_high order by n_customer_symbol desc;
  else
    return query select * from reports.line
      where book = p_book and account_id = p_account and symbol = p_symbol and symbol <> ''
        and n_account_symbol between p_low and p_high order by n_account_symbol desc;
  end if;
end $$;

-- What has been copied: of an account's platform records, and of a ledger account's movements.
create table reports.platform_cursor (
  account_id bigint primary key references account.account,
  deal bigint not null default 0,
  order_id bigint not null default 0
);
create table reports.ledger_cursor (
  ledger_id bigint primary key references ledger.account,
  version bigint not null
);

-- Copies a login's deals and orders and books what the deals did, once each. Locks the books before the lists, as every
-- movement of money does.
create function reports.take(p_login text, p_deals jsonb, p_orders jsonb) returns void language plpgsql as $$
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
      "pricePosition" text, profit bigint, commission bigint, swap bigint, at timestamptz)
    where x.deal > c.deal order by x.deal
  loop
    perform account.book_deal(a.id, d.deal::text, d.kind, d.profit + d.commission + d.swap);
    continue when d.kind <> 'trade';
    insert into reports.line (book, id, customer_id, account_id, symbol, at, volume, profit, commission, swap, position_id, detail)
    values ('trade', d.deal, a.customer_id, a.id, d.symbol, d.at, d.volume, d.profit, d.commission, d.swap, d.position,
            jsonb_build_object('order', d.order, 'side', d.side, 'entry', d.entry, 'price', d.price));
    continue when d.entry <> 'out';
    select * into opened from reports.line
    where book = 'trade' and position_id = d.position and detail ->> 'entry' = 'in' order by id limit 1;
    -- A position that is closed in parts pays for its opening with the first.
    insert into reports.line (book, id, customer_id, account_id, symbol, at, volume, profit, commission, swap, position_id, detail)
    values ('closing', d.deal, a.customer_id, a.id, d.symbol, d.at, d.volume, d.profit,
            d.commission + case when exists (
              select from reports.line
              where book = 'trade' and position_id = d.position and detail ->> 'entry' = 'out' and id < d.deal
            ) then 0 else coalesce(opened.commission, 0) end, d.swap, d.position,
            jsonb_build_object('side', case d.side when 'buy' then 'sell' else 'buy' end, 'openAt', coalesce(opened.at, d.at),
                               'openPrice', d."pricePosition", 'closePrice', d.price));
  end loop;
  update reports.platform_cursor
  set deal = greatest(deal, (select max(x.deal) from jsonb_to_recordset(p_deals) as x (deal bigint))),
      order_id = greatest(order_id, (select max(x.order) from jsonb_to_recordset(p_orders) as x ("order" bigint)))
  where account_id = a.id;
end $$;

-- Posted on a ledger account right after a movement.
create function reports.posted_at(p_ledger bigint, p_transfer bigint) returns bigint language sql stable
return coalesce((
  select posted from (
    (select id, debit_after as posted from ledger.transfer
     where debit = p_ledger and id <= p_transfer order by id desc limit 1)
    union all
    (select id, credit_after from ledger.transfer
     where credit = p_ledger and id <= p_transfer and credit_after is not null order by id desc limit 1)
  ) m order by id desc limit 1
), 0);

create function reports.funding_kind(p_journal text, p_counter text, p_amount bigint) returns text language sql immutable
return case
  when p_counter = 'fee' then 'fee'
  when p_journal = 'transfer' then case when p_amount > 0 then 'transfer_in' else 'transfer_out' end
  when p_journal = 'invite' then 'invite'
  when p_journal in ('credit', 'trade') then 'bonus'
  when p_amount > 0 then 'deposit'
  else 'withdraw' end;

-- Copies what the ledger has moved on a customer's accounts since last time: cheap where there is nothing new. Holds are
-- no movements; what trading did to a balance is in the deals.
create function reports.catch_up(p_customer bigint) returns void language plpgsql as $$
begin
  if not exists (
    select from account.account a join ledger.account l on l.id in (a.ledger_id, a.credit_ledger_id)
    left join reports.ledger_cursor c on c.ledger_id = l.id
    where a.customer_id = p_customer and l.version > coalesce(c.version, 0)
  ) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('reports', p_customer));
  with mine as (
    select a.id as account_id, a.kind, a.ledger_id as main_id, a.credit_ledger_id as credit_id, l.id as ledger_id, l.version,
           coalesce(c.version, 0) as seen
    from account.account a join ledger.account l on l.id in (a.ledger_id, a.credit_ledger_id)
    left join reports.ledger_cursor c on c.ledger_id = l.id
    where a.customer_id = p_customer and l.version > coalesce(c.version, 0)
  ), moved as (
    select m.*, t.id * 2 as id, t.id as transfer_id, t.journal_id, -t.amount as amount, t.credit as counter, t.created_at
    from mine m join ledger.transfer t on t.debit = m.ledger_id and t.debit_version > m.seen and t.debit_version <= m.version
    where t.phase in ('single', 'post')
    union all
    select m.*, t.id * 2 + 1, t.id, t.journal_id, t.amount, t.debit, t.created_at
    from mine m join ledger.transfer t on t.credit = m.ledger_id and t.credit_version > m.seen and t.credit_version <= m.version
  ), told as (
    insert into reports.line (book, id, customer_id, account_id, at, profit, detail)
    select case v.kind when 'wallet' then 'wallet' else 'credit' end, v.id, p_customer, v.account_id, v.created_at, v.amount,
           jsonb_build_object(
             'kind', reports.funding_kind(j.kind, h.kind, v.amount), 'ref', j.ref_id,
             'balance', reports.posted_at(v.main_id, v.transfer_id),
             'credit', case when v.credit_id is not null then reports.posted_at(v.credit_id, v.transfer_id) end)
    from moved v
    join ledger.journal j on j.id = v.journal_id
    join ledger.account h on h.id = v.counter
    where j.kind <> 'trade' or v.ledger_id = v.credit_id
    order by v.created_at, v.id
  )
  insert into reports.ledger_cursor as c (ledger_id, version) select ledger_id, version from mine
  on conflict (ledger_id) do update set version = excluded.version;
end $$;

-- Lists whose numbers have a gap or run against time, and days whose sums are not their lines'. No row: the copies hold.
create function reports.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  select 'reports.' || s.name, l.book || ':' || l.id, s.should::text, s.n::text
  from (
    select *, row_number() over (partition by book, customer_id order by at, id) as c,
           row_number() over (partition by book, account_id order by at, id) as a,
           row_number() over (partition by book, customer_id, symbol order by at, id) as cs,
           row_number() over (partition by book, account_id, symbol order by at, id) as acs
    from reports.line
  ) l cross join lateral (values ('customer', l.c, l.n_customer), ('account', l.a, l.n_account),
    ('customer_symbol', case when l.symbol <> '' then l.cs end, l.n_customer_symbol),
    ('account_symbol', case when l.symbol <> '' then l.acs end, l.n_account_symbol)) s (name, should, n)
  where s.should is distinct from s.n
  union all
  select 'reports.day', coalesce(d.book, t.book) || ':' || coalesce(d.customer_id, t.customer_id) || ':' || coalesce(d.day, t.day),
         t.lines || ' ' || t.profit, d.lines || ' ' || (d.gained + d.lost)
  from (select * from reports.day where account_id = 0 and symbol = '') d
  full join (
    select book, customer_id, (at at time zone 'Asia/Shanghai')::date as day, count(*) as lines, sum(profit) as profit
    from reports.line group by 1, 2, 3
  ) t on t.book = d.book and t.customer_id = d.customer_id and t.day = d.day
  where (d.lines, d.gained + d.lost) is distinct from (t.lines, t.profit)
$$;

create function reports.cursor_of(p_login text, out deal bigint, out order_id bigint) returns setof record
language sql stable as $$
  select coalesce(c.deal, 0), coalesce(c.order_id, 0)
  from account.account a left join reports.platform_cursor c on c.account_id = a.id where a.login = p_login
$$;
