-- Customers' uploads. The bytes are in the file store under the same id, encrypted.
create table common.file (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  customer_id bigint not null references customer.customer,
  media_type text not null check (media_type in ('image/jpeg', 'image/png')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes int not null check (bytes > 0),
  created_at timestamptz not null default now(),
  -- The key that has encrypted the bytes.
  key_id smallint not null default 1
);
create index on common.file (customer_id, created_at);

-- The uploads that a customer has begun in a day of Beijing, also those that were refused later. The next day overwrites the row.
create table common.upload_day (
  customer_id bigint primary key references customer.customer,
  day date not null,
  uploads int not null check (uploads > 0)
);

-- Pictures that staff upload as documents of adjustments. The bytes are in the same store.
create table common.document (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  uploaded_by text not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/png')),
  bytes int not null check (bytes > 0),
  created_at timestamptz not null default now(),
  key_id smallint not null default 1
);

-- Changes of rates, fees and limits. One staff member proposes a change and another approves it. It applies from from_at on. `terms`
-- has the new values by setting: {"limits.withdraw.fee": "5.00"}. `before` has the values that applied when it was proposed.
-- Status: 1 waits, 2 approved, 3 refused, 4 withdrawn before its time.
insert into kernel.transition values
  ('settings_change', '', '1'), ('settings_change', '1', '2'), ('settings_change', '1', '3'), ('settings_change', '1', '4'),
  ('settings_change', '2', '4');
create table common.settings_change (
  id bigint generated always as identity (start with 1001) primary key,
  terms jsonb not null check (jsonb_typeof(terms) = 'object' and terms <> '{}'),
  before jsonb not null,
  reason text not null,
  from_at timestamptz not null,
  status smallint not null,
  proposed_by text not null,
  proposed_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  refusal text,
  withdrawn_by text,
  -- Where it is worse for customers: those up to this number have been told of it, or of its withdrawal, and the notice on the site.
  announced_to bigint,
  post text,
  check (decided_by <> proposed_by),
  check (status not in (2, 3) or decided_by is not null),
  check ((status = 3) = (refusal is not null)),
  check ((status = 4) = (withdrawn_by is not null))
);
create index on common.settings_change (from_at, id) where status = 2;
create index on common.settings_change (status, id desc);
create index on common.settings_change (proposed_at) where status = 1;
create trigger guard_status before insert or update on common.settings_change
  for each row execute function kernel.guard_status('settings_change', 'id');
create trigger immutable before update of terms, before, proposed_by on common.settings_change
  for each row execute function kernel.refuse_change();
