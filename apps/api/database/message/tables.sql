-- A message holds facts. The gateway writes its sentences in the reader's language: apps/api/src/core/messages.
create table message.message (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  kind text not null check (kind in (
    'account.opened', 'account.linked', 'account.linkRefused', 'account.level', 'account.levelChanged', 'account.leverage', 'account.password', 'activity.coupon',
    'bank.approved', 'bank.refused', 'bank.revoked', 'coin.address', 'customer.closing', 'customer.device', 'customer.email', 'customer.exported', 'customer.factor', 'customer.guardrail', 'customer.limits', 'customer.password', 'customer.phone',
    'customer.phoneRefused', 'account.adjusted', 'account.marginCall', 'account.stopOut', 'account.owed', 'account.setOff', 'deposit.mismatch', 'deposit.overdue', 'deposit.paid', 'deposit.refunded',
    'deposit.rejected', 'identity.approved',
    'identity.refused', 'identity.revoked', 'identity.task', 'recommend.bonus', 'recommend.commission', 'terms.2', 'terms.4', 'ticket.answered', 'ticket.closed',
    'ticket.opened', 'ticket.review', 'ticket.written', 'transfer.failed', 'withdraw.1', 'withdraw.2', 'withdraw.3',
    'withdraw.4', 'withdraw.5', 'withdraw.6'
  )),
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  href text,
  read_at timestamptz,
  -- When the customer said by the link in it that what it tells was somebody else's act.
  disowned_at timestamptz,
  at timestamptz not null default kernel.clock()
);
-- Messages are listed unread first, then by time.
create index on message.message (customer_id, (read_at is not null), at desc, id desc);

-- What a customer has chosen: whether a kind of message also goes by a carrier. Kinds, and what is no choice: message.kinds.
create table message.preference (
  customer_id bigint not null references customer.customer,
  kind text not null,
  medium text not null check (medium in ('sms', 'email', 'push')),
  enabled boolean not null,
  at timestamptz not null default now(),
  primary key (customer_id, kind, medium)
);

-- Messages that also go by SMS, mail and push, a row for each recipient. Written by message.leave in the transaction of the event, and sent
-- by the job message.send or message.push. target: a phone, an address, or the id of a push device. sent: the carrier has taken it.
-- failed: the carrier refused the recipient, or was away for days.
create table message.outgoing (
  id bigint generated always as identity primary key,
  message_id bigint not null references message.message on delete cascade,
  medium text not null check (medium in ('sms', 'email', 'push')),
  target text not null,
  attempts int not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  made_at timestamptz not null default now(),
  done_at timestamptz,
  check ((state = 'waiting') = (done_at is null)),
  unique (message_id, medium, target)
);
create index on message.outgoing (made_at) where state = 'waiting';
create index on message.outgoing (done_at);

-- Every SMS, e-mail and push that was given to a carrier, without its text and without the code that it may contain. accepted: the carrier
-- has taken it. failed: it has not, and `error` is a code or the name of the error.
create table message.delivery (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  medium text not null check (medium in ('sms', 'email', 'push')),
  target text not null,
  kind text not null,
  -- The customer whom a notice was for. Null for a code, which is known by its target alone.
  customer_id bigint,
  state text not null check (state in ('accepted', 'failed')),
  error text,
  check ((state = 'failed') = (error is not null))
);
create index on message.delivery (target, id desc);
create index on message.delivery (customer_id) where customer_id is not null;
create index on message.delivery (at);

-- Browsers to which messages go by web push, since their customer has allowed it there. A device ends with the session that it was allowed
-- or last used in; one whose session has run out stays, for the customer has not signed out.
create table message.push_device (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  session_id bigint not null references customer.session on delete cascade,
  -- SHA-256 of the address at the push service: a browser is one customer's at a time.
  endpoint_hash bytea not null unique,
  -- Encrypted JSON of the address and the browser's keys. Whoever knows the address can send there.
  subscription bytea not null,
  -- The push service's host.
  service text not null,
  -- What the browser says it is.
  device text not null,
  created_at timestamptz not null default now()
);
create index on message.push_device (customer_id);
create index on message.push_device (session_id);
