-- The simulated trading platform's own records, in MetaTrader 5's terms. Only adapters/trading uses them. Money is in
-- cents of the user's currency, which is that of the group.
create sequence mt5.login start with 5100017 increment by 11;

create table mt5.user (
  login bigint primary key default nextval('mt5.login'),
  external_id text not null unique,
  group_name text not null,
  currency text not null default 'USD',
  name text not null,
  leverage int not null check (leverage between 1 and 500),
  -- The platform takes no order of the customer.
  trade_disabled boolean not null default false,
  password_hash text not null,
  -- May be negative while positions are open. When no position is left, mt5.settle_negative raises it to zero.
  balance bigint not null default 0,
  credit bigint not null default 0 check (credit >= 0),
  registered_at timestamptz not null default now(),
  password_at timestamptz not null default now(),
  archived_at timestamptz
) with (fillfactor = 50);

-- Finished orders. Type 0 buy, 1 sell, 2 buy limit, 3 sell limit, 4 buy stop, 5 sell stop. State 2 canceled, 4 filled, 5 rejected,
-- 6 expired. `price` is that of the order: a market order has the price at which it was filled.
create table mt5.order (
  order_id bigint generated always as identity (start with 80000001) primary key,
  login bigint not null references mt5.user,
  position_id bigint,
  symbol text not null,
  type smallint not null check (type between 0 and 5),
  state smallint not null default 4 check (state in (2, 4, 5, 6)),
  volume bigint not null check (volume > 0),
  price bigint not null check (price > 0),
  digits smallint not null,
  reason smallint not null default 0,
  at timestamptz not null,
  check ((state = 4) = (position_id is not null))
);
create index on mt5.order (login, order_id);
create index on mt5.order (at);
create trigger append_only before update or delete on mt5.order
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on mt5.order
  for each statement execute function kernel.refuse_change();

-- An order that is not filled has no deal to notify of.
create trigger tell after insert on mt5.order for each row when (new.state <> 4) execute function mt5.tell();

-- Orders that wait for their price. A finished one is in mt5.order, with the same number.
create table mt5.pending_order (
  order_id bigint primary key,
  login bigint not null references mt5.user,
  symbol text not null,
  type smallint not null check (type between 2 and 5),
  volume bigint not null check (volume > 0),
  price bigint not null check (price > 0),
  digits smallint not null,
  expires_at timestamptz check (expires_at > at),
  at timestamptz not null
);
create index on mt5.pending_order (login);

-- A position has the number of the order that opened it. `notional` is its value at opening, in hundred-millionths of
-- the user's currency: margin times leverage. `swap_day` is the server day up to which `storage` (swap) is charged.
create table mt5.position (
  position_id bigint primary key references mt5.order,
  login bigint not null references mt5.user,
  symbol text not null,
  action smallint not null check (action in (0, 1)),
  volume bigint not null check (volume > 0),
  price_open bigint not null check (price_open > 0),
  digits smallint not null,
  contract_size bigint not null,
  notional bigint not null check (notional > 0),
  storage bigint not null default 0,
  swap_day date not null,
  at timestamptz not null
);
create index on mt5.position (login);

-- Action 0 buy, 1 sell, 2 balance, 3 credit, 5 correction, 6 bonus, 19 stop-out compensation. Entry 0 in, 1 out. Reason 0 client,
-- 5 stop out. `ticket` is the portal's number of an operation: a repeated ticket moves no money. Deals of the platform itself
-- have no ticket.
create table mt5.deal (
  deal bigint generated always as identity (start with 70000001) primary key,
  login bigint not null references mt5.user,
  action smallint not null check (action in (0, 1, 2, 3, 5, 6, 19)),
  profit bigint not null,
  comment text not null check (length(comment) <= 31),
  ticket text unique,
  balance_after bigint not null,
  credit_after bigint not null,
  at timestamptz not null default clock_timestamp(),
  order_id bigint unique references mt5.order,
  position_id bigint,
  symbol text,
  entry smallint check (entry in (0, 1)),
  reason smallint not null default 0,
  volume bigint check (volume > 0),
  price bigint check (price > 0),
  price_position bigint check (price_position > 0),
  digits smallint,
  commission bigint not null default 0,
  storage bigint not null default 0,
  -- The cost of the spread at opening: the loss if the position were closed immediately.
  spread bigint check (spread >= 0),
  check (action in (0, 1) or profit <> 0),
  check (ticket is not null or action in (0, 1, 3, 5, 19)),
  check (action > 1 or num_nulls(order_id, position_id, symbol, entry, volume, price, price_position, digits) = 0)
);
create index on mt5.deal (login, deal);
create index on mt5.deal (at);
create unique index on mt5.deal (position_id) where entry = 0;
create trigger append_only before update or delete on mt5.deal
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on mt5.deal
  for each statement execute function kernel.refuse_change();
create trigger tell after insert on mt5.deal for each row when (new.ticket is null) execute function mt5.tell();
