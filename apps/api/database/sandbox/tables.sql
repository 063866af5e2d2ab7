-- Tables of the sandbox's simulators: the inbox of the message carrier, the orders of the payment channel, moved quotes.
create table sandbox.inbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  medium text not null check (medium in ('sms', 'email', 'push')),
  kind text not null,
  code text,
  subject text,
  body text not null,
  html text,
  -- A message that is sent again is stored once.
  message_id text unique,
  sent_at timestamptz not null default clock_timestamp()
);
create index on sandbox.inbox (lower(recipient), id desc);

create table sandbox.pay_order (
  pno text primary key,
  amount text not null,
  currency text not null,
  method text not null,
  return_url text not null,
  expires_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'paid', 'declined')),
  event_id text,
  paid_at timestamptz,
  created_at timestamptz not null default now()
);

-- Payments that the channel has sent back.
create table sandbox.pay_refund (
  number text primary key,
  pno text not null,
  event_id text not null,
  amount text not null,
  currency text not null,
  created_at timestamptz not null default now()
);

-- From `at` on, the simulated quote of a symbol continues from `bid` points.
create table sandbox.market_move (
  id bigint generated always as identity primary key,
  symbol text not null,
  bid bigint not null check (bid > 0),
  at timestamptz not null default clock_timestamp()
);

-- Sessions of the simulated trading terminal.
create table sandbox.terminal_session (
  token_hash bytea primary key,
  login bigint not null references mt5.user,
  opened_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);

-- Sign-in attempts at the simulated trading terminal, for its rate limit.
create table sandbox.terminal_try (
  id bigint generated always as identity primary key,
  login bigint not null,
  address text not null,
  at timestamptz not null default clock_timestamp()
);
create index on sandbox.terminal_try (address, at);
