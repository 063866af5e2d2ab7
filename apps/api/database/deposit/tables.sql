-- Deposits: the drafts, and every notification of the payment channel.
insert into kernel.transition values
  ('deposit', '', 'unpaid'), ('deposit', 'unpaid', 'paid'), ('deposit', 'unpaid', 'cancelled'),
  ('deposit', 'unpaid', 'overdue'), ('deposit', 'unpaid', 'mismatch'),
  ('deposit', 'cancelled', 'paid'), ('deposit', 'overdue', 'paid'),
  ('deposit', 'cancelled', 'mismatch'), ('deposit', 'overdue', 'mismatch'), ('deposit', 'mismatch', 'paid');

-- Amounts in minor units: `amount` in USD is credited; `pay_amount` in `pay_currency` is what the customer pays, fee included.
create table deposit.draft (
  pno text primary key,
  customer_id bigint not null references customer.customer,
  account_id bigint not null references account.account,
  channel text not null,
  method text,
  amount bigint not null check (amount > 0),
  pay_amount bigint not null check (pay_amount > 0),
  pay_currency text not null references ledger.currency,
  rate numeric(18, 6) not null,
  fee bigint not null check (fee >= 0),
  coupon_id bigint references activity.coupon,
  merchant_id text not null,
  pay_url text,
  status text not null,
  late boolean not null default false,
  -- Set where staff have credited a payment of another amount: what arrived, in pay_currency, and what was credited, in USD.
  arrived bigint check (arrived > 0),
  credited bigint check (credited > 0),
  -- A payment waits for a decision of staff: it did not match, or it came after the draft was paid.
  undecided boolean not null default false,
  created_at timestamptz not null default kernel.clock(),
  -- When the poller asks the channel about the draft again; null before the first time.
  ask_at timestamptz,
  expires_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  -- Paid drafts are numbered when they are posted: all of them, and each kind (1 bank/EGPAY, 2 coin) on its own.
  paid_kind smallint not null generated always as (case channel when 'EGPAY' then 1 else 2 end) stored,
  paid_ord bigint,
  paid_kind_ord bigint,
  booked_at timestamptz
);
create index on deposit.draft (customer_id, created_at desc);
create index on deposit.draft (booked_at) where paid_ord is not null;
create index on deposit.draft (created_at) where status in ('unpaid', 'overdue', 'cancelled');
create unique index on deposit.draft (customer_id, paid_ord) where paid_ord is not null;
create unique index on deposit.draft (customer_id, paid_kind, paid_kind_ord) where paid_ord is not null;
create index on deposit.draft (customer_id, booked_at, paid_ord) where paid_ord is not null;
create index on deposit.draft (customer_id, paid_kind, booked_at, paid_kind_ord) where paid_ord is not null;
create trigger guard_status before insert or update on deposit.draft
  for each row execute function kernel.guard_status('deposit', 'pno');
create index on deposit.draft (created_at, pno);
create index on deposit.draft (status, created_at, pno);
create index on deposit.draft (created_at, pno) where undecided;
create trigger immutable before update of pno, customer_id, channel, amount, pay_amount, fee on deposit.draft
  for each row execute function kernel.refuse_change();
create trigger number_paid before update on deposit.draft for each row execute function deposit.number_paid();
create trigger first_deposit after update on deposit.draft for each row execute function recommend.first_deposit();
-- Deferred to the commit, because the document changes before its journal is posted.
create constraint trigger note_deposits after update of status on deposit.draft
  deferrable initially deferred for each row when (new.status = 'paid' and old.status <> 'paid')
  execute function deposit.note_deposits();

-- What is asked of the channel, written before it is asked. The draft is made of it once the channel has taken the order, or when the
-- channel reports a payment although its answer never came. An opening alone counts nowhere: it is no draft.
create table deposit.opening (
  pno text primary key,
  scope text not null,
  key text not null,
  request_hash bytea not null,
  customer_id bigint not null references customer.customer,
  account_id bigint not null references account.account,
  channel text not null,
  method text,
  amount bigint not null check (amount > 0),
  pay_amount bigint not null check (pay_amount > 0),
  pay_currency text not null references ledger.currency,
  rate numeric(18, 6) not null,
  fee bigint not null check (fee >= 0),
  coupon_id bigint references activity.coupon,
  merchant_id text not null,
  created_at timestamptz not null default kernel.clock(),
  expires_at timestamptz not null
);
create index on deposit.opening (scope, key);
create index on deposit.opening (created_at);

-- Accepted notifications. An event id is processed at most once. Refused notifications are stored in another table, so that a
-- forged notification cannot use up an event id.
create table deposit.channel_event (
  channel text not null,
  event_id text not null,
  pno text not null,
  raw text not null,
  verdict text not null,
  -- What the channel reported, in minor units; null if it cannot be parsed.
  amount bigint,
  currency text not null,
  merchant_id text not null,
  status text not null check (status in ('paid', 'failed')),
  paid_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (channel, event_id)
);
create index on deposit.channel_event (pno);
create index on deposit.channel_event (received_at);
-- By which staff name one.
create index on deposit.channel_event (('e' || md5(channel || ':' || event_id)));
create trigger append_only before update or delete on deposit.channel_event
  for each row execute function kernel.refuse_change();

-- An event that the channel has reported again with another content. Nothing is posted for it; staff ask the channel.
create table deposit.changed_event (
  channel text not null,
  event_id text not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  times int not null default 1,
  primary key (channel, event_id)
);

create table deposit.channel_refusal (
  id bigint generated always as identity primary key,
  channel text not null,
  reason text not null,
  raw text not null,
  address text not null,
  received_at timestamptz not null default now()
);
create index on deposit.channel_refusal (received_at);
create trigger append_only before update on deposit.channel_refusal
  for each row execute function kernel.refuse_change();
-- What is older is deleted when its time is over (core/retention).
create trigger kept_young before delete on deposit.channel_refusal
  for each row when (old.received_at > now() - interval '180 days') execute function kernel.refuse_change();

-- Callbacks without a valid signature, counted by the hour: whoever sends them leaves no row each.
create table deposit.unsigned_callback (
  channel text not null,
  reason text not null check (reason in ('address', 'signature', 'time')),
  hour timestamptz not null,
  times bigint not null check (times > 0),
  last_at timestamptz not null,
  primary key (channel, reason, hour)
);
create index on deposit.unsigned_callback (last_at);

-- Payments of the channel that match no order or not what was ordered. Each is booked in its own currency to the house account
-- `suspense` when it arrives, and leaves it when staff decide. `number` is the reference of the adjustment that credits one to a customer.
-- Status: 1 waits, 2 credited, 3 refunded, 4 rejected: there was no such money, 5 the channel is asked to refund it.
insert into kernel.transition values
  ('suspense', '', '1'), ('suspense', '1', '2'), ('suspense', '1', '4'), ('suspense', '1', '5'),
  ('suspense', '5', '3'), ('suspense', '5', '1');
create table deposit.suspense (
  id bigint generated always as identity (start with 1001) primary key,
  number text not null unique generated always as ('U' || id::text) stored,
  channel text not null,
  order_number text not null,
  pno text references deposit.draft,
  -- The first notification of the payment.
  event_id text not null,
  -- How it differs: closed (its customer is), order (we do not know it), duplicate (the draft is paid), earlier (another payment of the draft did not match),
  -- currency, merchant, amount.
  why text[] not null check (why <@ '{closed,order,duplicate,earlier,currency,merchant,amount}' and cardinality(why) > 0),
  amount bigint,
  currency text not null,
  merchant_id text not null,
  paid_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- False where the reported amount is none, or in a currency that the ledger does not have.
  is_booked boolean not null,
  status smallint not null default 1,
  decided_by text,
  decided_at timestamptz,
  reason text,
  -- Why the channel has refused the last refund.
  refund_failure text,
  check ((status = 1) = (decided_at is null)),
  check (is_booked or status in (1, 4)),
  check (not is_booked or amount > 0),
  -- Several notifications of one payment are one.
  unique nulls not distinct (channel, order_number, paid_at, amount, currency, merchant_id)
);
create index on deposit.suspense (status, received_at, id);
create index on deposit.suspense (received_at, id);
create index on deposit.suspense (received_at) where status = 1 and pno is null;
create index on deposit.suspense (pno);
create trigger guard_status before insert or update on deposit.suspense
  for each row execute function kernel.guard_status('suspense', 'id');
create trigger immutable before update of pno, channel, order_number, amount, currency, paid_at, is_booked on deposit.suspense
  for each row execute function kernel.refuse_change();
