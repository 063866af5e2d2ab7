-- Tables that every domain uses: idempotency keys, state machines, the audit log, numbered lists, codes and captchas.
create table kernel.idempotency (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index on kernel.idempotency (created_at);

create table kernel.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text,
  address text,
  -- The transaction that wrote the row: the ledger's hash chain covers the audit log too.
  xid xid8 not null default ledger.lasting_xid(pg_current_xact_id()),
  -- Of an entry about a customer that customer.erase has emptied: the hash of what it was, which the chain goes on covering, and the entry
  -- of the erasing, which covers what is left of it (ledger.erased_digest).
  digest bytea,
  erased_by bigint
);
-- One index for each way to search; all of them in the order of the list.
create index on kernel.audit (at, id);
create index on kernel.audit (actor, at, id);
create index on kernel.audit (act, at, id);
create index on kernel.audit (subject, at, id);
create index on kernel.audit (request_id, at, id) where request_id is not null;
create index on kernel.audit (xid);
create index on kernel.audit (erased_by) where erased_by is not null;
-- A list of the log counts in an index, which needs a vacuum after some thousand new rows. The default waits for a fifth of the table.
alter table kernel.audit set (autovacuum_vacuum_insert_threshold = 5000, autovacuum_vacuum_insert_scale_factor = 0);
create trigger append_only before update or delete on kernel.audit
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on kernel.audit
  for each statement execute function kernel.refuse_change();

-- The allowed steps of every state machine. The trigger kernel.guard_status refuses every other step.
-- An empty from_status is the creation of the document.
create table kernel.transition (
  machine text not null,
  from_status text not null,
  to_status text not null,
  primary key (machine, from_status, to_status)
);

create table kernel.status_event (
  id bigint generated always as identity primary key,
  machine text not null,
  doc_id text not null,
  from_status text,
  to_status text not null,
  actor text not null,
  reason text,
  at timestamptz not null default clock_timestamp()
);
create index on kernel.status_event (machine, doc_id, id);
create trigger append_only before update or delete on kernel.status_event
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on kernel.status_event
  for each statement execute function kernel.refuse_change();

-- Open captchas. The solution is encrypted, and not hashed, because it can also be spoken. `use` is the kind of call that it was
-- asked for; null is any. Only who asked for it can answer it, known by the address block or a device key.
create table kernel.captcha (
  random text primary key,
  answer bytea not null,
  use text,
  address_block text not null,
  devices bytea[] not null,
  expires_at timestamptz not null
);
create index on kernel.captcha (expires_at);

-- SMS and e-mail codes. The newest open code of a kind and target is the one that counts.
create table kernel.verify_code (
  id bigint generated always as identity primary key,
  kind text not null,
  target text not null,
  medium text not null default 'sms' check (medium in ('sms', 'email')),
  -- The first five digits of a phone with its nation code.
  segment text generated always as (case medium when 'sms' then left(target, 5) end) stored,
  -- Who asked for the code: an address block (limits/address-block.ts), and the hashes of the browser's device keys.
  address text not null,
  devices bytea[] not null default '{}',
  -- The signed-in customer who asked for it.
  asked_by bigint,
  -- Set for a code that is bound to a signed-in customer: no other customer can use it.
  customer_id bigint,
  code_hash bytea not null,
  -- The act that the code confirms, such as {amount, bankId}: it counts for no other. Null: any act of its kind.
  act jsonb,
  -- How the message names that act. Null: as its kind.
  purpose text,
  -- The encrypted code, until a carrier has accepted it, or it expires or is closed. Null from the start if nobody is to receive it.
  encrypted bytea,
  -- Wrong tries by whoever asked for it. Those of others are in kernel.code_try.
  tries smallint not null default 0,
  -- When it was asked for, or given to a carrier again.
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  sent_at timestamptz,
  -- False while no carrier has accepted it: a code that was not sent starts no wait and uses no budget.
  counted boolean not null default true,
  failures smallint not null default 0
);
create index on kernel.verify_code (target, kind, created_at);
create index on kernel.verify_code (address, created_at) where counted;
create index on kernel.verify_code (asked_by, created_at) where counted and asked_by is not null;
create index on kernel.verify_code (segment, created_at) where counted and segment is not null;
create index on kernel.verify_code (created_at);

-- Wrong tries at a code by others than who asked for it. They do not use it up.
create table kernel.code_try (
  code_id bigint not null references kernel.verify_code on delete cascade,
  address text not null,
  tries smallint not null,
  primary key (code_id, address)
);

-- The last time at which the budget of the whole installation refused codes. There is at most one row.
create table kernel.code_stop (
  id boolean primary key default true check (id),
  since timestamptz not null default now(),
  last_at timestamptz not null default now(),
  refused int not null default 1
);

-- When the newest backup was begun that `portal backup` has completed. There is at most one row.
create table kernel.last_backup (
  id boolean primary key default true check (id),
  begun_at timestamptz not null
);

-- Counters of numbered lists. A list that only grows numbers its rows 1, 2, 3 … per owner, in time order. A page of the list is
-- then an index range and the total is a difference of two numbers, so every page costs the same.
create table kernel.ordinal (
  list text not null,
  owner bigint not null,
  n bigint not null,
  at timestamptz not null,
  primary key (list, owner)
) with (fillfactor = 50);

-- Stops of all payouts: because the ledger or the hash chain does not hold, or by a staff member. At most one is open. Two staff
-- members release it.
create table kernel.payout_stop (
  id bigint generated always as identity primary key,
  reason text not null,
  actor text not null,
  since timestamptz not null default now(),
  released_at timestamptz,
  approvals text[] not null default '{}'
);
create unique index on kernel.payout_stop ((true)) where released_at is null;

-- Times in which an outside party accepted nothing: from the first failed request to the next one that succeeded.
create table kernel.outage (
  id bigint generated always as identity primary key,
  party text not null check (party in ('channel', 'sms', 'email')),
  since timestamptz not null default now(),
  failures int not null default 1 check (failures > 0),
  -- The code or the name of the last error. Its message may contain an address.
  error text not null,
  until timestamptz
);
create unique index on kernel.outage (party) where until is null;

-- A known text under each key that has encrypted something here. A start without one of them is refused. `used_at` is when a gateway said
-- last that it encrypts with the key. The row goes when `portal keys rotate` has found nothing of the key.
create table kernel.key_check (
  value bytea not null,
  key_id smallint primary key default 1 check (key_id between 1 and 255),
  used_at timestamptz not null default clock_timestamp()
);

-- Guesses at a secret, counted before the secret is looked at (kernel.count_attempt), by whose secret it is and by where the guess
-- came from. `before_at` is `last_at` before the newest attempt. A row is forgotten at `expires_at`.
create table kernel.attempt (
  key text primary key,
  attempts int not null default 0,
  last_at timestamptz not null default now(),
  before_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on kernel.attempt (expires_at);

-- Browsers and apps that have signed in, each with a random key of its own of which only the hash is stored. `subject` is a customer
-- or a staff member. A known device has a counter of its own, so that failures of others do not hold out its owner.
create table kernel.device (
  subject text not null,
  key_hash bytea not null,
  last_at timestamptz not null default now(),
  primary key (subject, key_hash)
);
