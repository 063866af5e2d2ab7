insert into kernel.transition values
  ('phone_change', '', '1'), ('phone_change', '', '2'),
  ('phone_change', '2', '1'), ('phone_change', '2', '3'), ('phone_change', '2', '4');

create table customer.customer (
  id bigint generated always as identity (start with 80010007 increment by 7) primary key,
  nation_code text not null,
  mobile_phone text not null,
  -- Null for an imported customer who has not set a password yet.
  password_hash text,
  chinese_name text,
  id_mask text,
  nickname text,
  email text,
  province text,
  city text,
  address text,
  occupation text,
  invite_code text not null unique,
  invited_by bigint references customer.customer,
  platform smallint not null,
  wanted_level text,
  track jsonb,
  registered_at timestamptz not null default now(),
  secured_at timestamptz,
  -- What staff filter the list of customers by, so that each filter has an index in the order of the list. Triggers copy the status
  -- of the identity, 0 where there is none, and the highest level of the open MT5 accounts.
  identity_status smallint not null default 0,
  level text check (level in ('MIN', 'STD', 'DIA')),
  -- Set once, by customer.close.
  closed_at timestamptz,
  -- Set once, by customer.erase: nothing is left here of who it was.
  erased_at timestamptz,
  unique (nation_code, mobile_phone)
);
create unique index on customer.customer (lower(email)) where email is not null;
-- The list of customers, see customers.store.ts.
create index on customer.customer (registered_at, id);
create index on customer.customer (identity_status, registered_at, id);
create index on customer.customer (level, registered_at, id) where level is not null;
create index on customer.customer (registered_at, id) where closed_at is not null;
create index on customer.customer (closed_at) where closed_at is not null and erased_at is null;
-- The search by staff, see customer-search.ts. With collation C an index finds what begins with a text.
create index on customer.customer ((id::text) collate "C");
create index on customer.customer (mobile_phone collate "C");
create index on customer.customer (reverse(mobile_phone) collate "C");
create index on customer.customer (chinese_name collate "C");
create index on customer.customer (reverse(chinese_name) collate "C");
create index on customer.customer (id_mask collate "C");
create index on customer.customer (lower(email) collate "C");
create trigger relate after insert on customer.customer
  for each row when (new.invited_by is not null) execute function recommend.relate();

-- A session has two parts: the token, which scripts can read, and the browser's sid, which is an HttpOnly cookie. Only their
-- hashes are stored.
create table customer.session (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  token_hash bytea not null unique,
  sid_hash bytea,
  bind_before timestamptz,
  platform smallint not null,
  device text not null,
  address text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- The session that minted the auto-login token of this one. This one ends with it.
  parent_id bigint references customer.session on delete cascade,
  -- The customer's last use, which polls and streams are not. A session that was idle asks for the password again on money acts.
  active_at timestamptz not null default now()
);
create index on customer.session (customer_id) where ended_at is null;
create index on customer.session (expires_at);
create index on customer.session (parent_id) where parent_id is not null;
create trigger end_children after update of ended_at on customer.session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function customer.end_children();

create table customer.login_record (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  at timestamptz not null default now(),
  platform smallint not null,
  device text not null,
  address text not null,
  success boolean not null,
  -- The campaign parameters of the login.
  track jsonb
);
create index on customer.login_record (customer_id, id);
create index on customer.login_record (at);
-- Who else signed in from an address, see payout.hints.
create index on customer.login_record (address, customer_id, at) where success;

create table customer.reset_ticket (
  ticket_hash bytea primary key,
  customer_id bigint not null references customer.customer,
  expires_at timestamptz not null
);

-- Changes of the phone number. The customer confirms a change with a code to the old phone. If the old phone is lost, staff check
-- the customer's identity. Status: 1 done, 2 in review, 3 refused, 4 cancelled. `session_id` is the session that requested the
-- change; it stays signed in. For a customer who cannot sign in a staff member requests the change, and another one decides.
create table customer.phone_change (
  id bigint generated always as identity (start with 6001) primary key,
  customer_id bigint not null references customer.customer,
  session_id bigint,
  requested_by text,
  request_reason text,
  way text not null check (way in ('code', 'identity')),
  old_nation text not null,
  old_phone text not null,
  nation_code text not null,
  mobile_phone text not null,
  front_file_id text,
  back_file_id text,
  holding_file_id text,
  status smallint not null,
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((way = 'identity') = (num_nulls(front_file_id, back_file_id, holding_file_id) = 0)),
  check ((status = 2) = (decided_at is null)),
  check ((session_id is null) = (requested_by is not null)),
  check ((requested_by is null) = (request_reason is null)),
  check (requested_by is null or way = 'identity')
);
create unique index phone_change_one_open on customer.phone_change (customer_id) where status = 2;
create unique index phone_change_one_phone on customer.phone_change (nation_code, mobile_phone) where status = 2;
create index on customer.phone_change (customer_id, id desc);
create index on customer.phone_change (created_at, id) where way = 'identity';
create index on customer.phone_change (status, created_at, id) where way = 'identity';
create trigger guard_status before insert or update on customer.phone_change
  for each row execute function kernel.guard_status('phone_change', 'id');

-- Freezes by staff. login: no new session, and the open ones were ended. money: no deposit, transfer or payout. trading: a job
-- disables trading on the platform (account.trading_changes).
create table customer.freeze (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  scope text not null check (scope in ('login', 'money', 'trading')),
  reason text not null,
  actor text not null,
  since timestamptz not null default now(),
  until timestamptz check (until > since),
  lifted_by text,
  lifted_reason text,
  lifted_at timestamptz,
  check (lifted_by <> actor),
  check ((lifted_at is null) = (lifted_by is null))
);
create index on customer.freeze (customer_id, id desc);
create unique index on customer.freeze (customer_id, scope) where lifted_at is null;

-- What staff note of a customer: the risk level and tags. The customer does not see them.
create table customer.profile (
  customer_id bigint primary key references customer.customer,
  risk text not null check (risk in ('low', 'medium', 'high')),
  tags text[] not null check (cardinality(tags) <= 10)
);

-- Limits of one customer, in USD cents, where staff have set them. They hold beside the brand's: the lower one counts.
create table customer.own_limit (
  customer_id bigint primary key references customer.customer,
  deposit_max bigint check (deposit_max >= 0),
  withdraw_max bigint check (withdraw_max >= 0),
  withdraw_daily bigint check (withdraw_daily >= 0),
  coin_max bigint check (coin_max >= 0),
  coin_daily bigint check (coin_daily >= 0)
);

-- A customer's export of their own data: at most one. The job customer.export writes it in parts, which are in the file store, encrypted,
-- each under its own id. `run` is the attempt that writes; an earlier one that still runs can add no part. `file_id` names the whole in
-- GET /v2/common/file. The job customer.dropExports deletes the parts, then the row.
create table customer.data_export (
  id bigint generated always as identity primary key,
  customer_id bigint not null unique references customer.customer,
  state text not null default 'running' check (state in ('running', 'ready')),
  run text not null default '',
  parts text[] not null default '{}',
  bytes bigint not null default 0 check (bytes >= 0),
  file_id text unique check (file_id ~ '^[0-9a-f]{32}$'),
  asked_at timestamptz not null default now(),
  ready_at timestamptz,
  check ((state = 'ready') = (file_id is not null)),
  check ((state = 'ready') = (ready_at is not null))
);

-- What customers set for themselves: limits on their deposits (USD cents), a pause, an exclusion, and a lock on new bank cards and coin
-- addresses. Each change is a row; the newest that has begun holds. starts_at is null where it holds at once; what loosens begins later.
-- withdrawn_at: the customer withdrew the change before it began, or another replaced it. Only the customer writes here.
create table customer.guardrail (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  name text not null check (name in ('depositDay', 'depositMonth', 'pauseUntil', 'excludeUntil', 'newAddressLock')),
  -- The one of its name. All are null where the guardrail is off.
  amount bigint check (amount is null or amount > 0 and name in ('depositDay', 'depositMonth')),
  until timestamptz check (until is null or name in ('pauseUntil', 'excludeUntil')),
  locked boolean check (locked is null or locked and name = 'newAddressLock'),
  made_at timestamptz not null default now(),
  starts_at timestamptz check (starts_at > made_at),
  withdrawn_at timestamptz check (withdrawn_at < starts_at),
  -- Nobody shortens an exclusion.
  check (name <> 'excludeUntil' or until is not null and starts_at is null)
);
create index on customer.guardrail (customer_id, id);
create index on customer.guardrail (until) where until is not null;

-- The second factors of a customer: authenticator apps and passkeys. The key of an app is encrypted.
create table customer.factor (
  id bigint generated always as identity (start with 8001) primary key,
  customer_id bigint not null references customer.customer,
  kind text not null check (kind in ('totp', 'passkey')),
  label text not null,
  totp_key bytea,
  -- The step of the last code that was used: a code works once.
  totp_step bigint,
  credential_id text unique,
  public_key bytea,
  counter bigint,
  transports text[],
  created_at timestamptz not null default now(),
  used_at timestamptz,
  check (num_nulls(totp_key, totp_step) = case kind when 'totp' then 0 else 2 end),
  check (num_nulls(credential_id, public_key, counter, transports) = case kind when 'passkey' then 0 else 4 end)
);
create index on customer.factor (customer_id, id);

-- Each works once in place of a factor. They end with the last factor.
create table customer.recovery_code (
  customer_id bigint not null references customer.customer,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (customer_id, code_hash)
);

-- What waits for its answer: the key of an authenticator app that is set up in a session, or the challenge of a passkey. `new`: to add the
-- passkey, `use`: to show it.
create table customer.factor_step (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  kind text not null check (kind in ('totp', 'new', 'use')),
  session_id bigint,
  totp_key bytea,
  challenge text,
  expires_at timestamptz not null default now() + interval '10 minutes',
  check (num_nulls(session_id, totp_key) = case kind when 'totp' then 0 else 2 end),
  check ((challenge is null) = (kind = 'totp'))
);
create index on customer.factor_step (customer_id, id);
create index on customer.factor_step (expires_at);

-- Requests of staff to remove the second factors of a customer who has lost them. 1 approved, 2 open, 3 refused; another member decides.
create table customer.factor_reset (
  id bigint generated always as identity (start with 8501) primary key,
  customer_id bigint not null references customer.customer,
  status smallint not null default 2 check (status in (1, 2, 3)),
  reason text not null,
  requested_by text not null,
  created_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  refusal text,
  check ((status = 2) = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((status = 3) = (refusal is not null))
);
create unique index on customer.factor_reset (customer_id) where status = 2;
create index on customer.factor_reset (customer_id, id);
create index on customer.factor_reset (created_at, id);
create index on customer.factor_reset (status, created_at, id);

-- Who agreed to which text, when, where and how. A consent to a new version is a new row; a withdrawal is noted in the row.
create table customer.consent (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  text_no bigint not null references content.legal_text,
  purpose text not null check (purpose in ('register', 'identity', 'bank', 'marketing')),
  -- again: asked in the user centre, because the text has a new version or nothing was recorded.
  way text not null check (way in ('registration', 'identity', 'card', 'again', 'settings')),
  -- Empty after the customer was closed, as in login_record.
  address text not null,
  at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- What is agreed as part of the contract, or for what the law requires, is not withdrawn alone.
  check (withdrawn_at is null or purpose = 'marketing')
);
create unique index on customer.consent (customer_id, text_no) where withdrawn_at is null;
create index on customer.consent (customer_id, id);
create trigger immutable before update of customer_id, text_no, purpose, way, at or delete on customer.consent
  for each row execute function kernel.refuse_change();

-- Requests of customers to be closed for good. `until` is the end of the time in which staff decide. Status: 1 open, 2 taken back by the
-- customer, 3 refused by staff with a reason, 4 closed (customer.close).
insert into kernel.transition values ('closing', '', '1'), ('closing', '1', '2'), ('closing', '1', '3'), ('closing', '1', '4');
create table customer.closing_request (
  id bigint generated always as identity (start with 7001) primary key,
  customer_id bigint not null references customer.customer,
  status smallint not null default 1,
  reason text,
  until timestamptz not null,
  asked_at timestamptz not null default now(),
  decided_by text,
  answer text,
  decided_at timestamptz,
  check ((status = 1) = (decided_at is null)),
  check ((status = 3) = (answer is not null))
);
create unique index closing_request_one_open on customer.closing_request (customer_id) where status = 1;
create index on customer.closing_request (customer_id, id desc);
create index on customer.closing_request (status, asked_at, id);
create trigger guard_status before insert or update on customer.closing_request
  for each row execute function kernel.guard_status('closing', 'id');
