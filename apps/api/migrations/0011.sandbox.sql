-- What the sandbox's stand-ins keep: the inbox of the carrier, the orders of the payment channel.

create schema sandbox;

create table sandbox.inbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  kind text not null,
  code text,
  body text not null,
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
