-- A role groups permissions. An administrator can change the permissions of every role.
create table staff.role (
  name text primary key check (name ~ '^[a-z][a-z-]{1,29}$'),
  permissions text[] not null
);

-- A staff member. The first one is made on the command line; an administrator invites the others.
create table staff.member (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)) unique,
  name text not null,
  roles text[] not null,
  active boolean not null default true,
  -- Both are null until the invitation was accepted. The TOTP key is encrypted.
  password_hash text,
  totp_key bytea,
  -- The step of the last code that was used: a code works once.
  totp_step bigint,
  -- When the latest invitation was accepted: for a day the member is not the second person of a money act.
  enrolled_at timestamptz,
  -- The member's own customer account, on which the member may not decide.
  customer_id bigint references customer.customer,
  created_at timestamptz not null default now()
);

-- Steps of a sign-in that is not complete. `kind` says what the token may do next; only its hash is stored.
create table staff.ticket (
  token_hash bytea primary key,
  member_id bigint not null references staff.member,
  kind text not null check (kind in ('invitation', 'factor', 'enrol')),
  -- Of an accepted invitation: what becomes the member's own with the first code.
  password_hash text,
  totp_key bytea,
  -- The open challenge of a passkey.
  challenge text,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index on staff.ticket (member_id);

create table staff.recovery_code (
  member_id bigint not null references staff.member,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

create table staff.passkey (
  id text primary key,
  member_id bigint not null references staff.member,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index on staff.passkey (member_id);

-- A session ends when it was idle for 15 minutes, 12 hours after its start, or by a sign-out.
create table staff.session (
  id bigint generated always as identity primary key,
  member_id bigint not null references staff.member,
  token_hash bytea not null unique,
  device text not null,
  address text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- When the member last showed the second factor.
  stepped_up_at timestamptz not null default now(),
  -- The open challenge of a passkey.
  challenge text,
  ended_at timestamptz
);
create index on staff.session (member_id) where ended_at is null;

create table staff.sign_in (
  id bigint generated always as identity primary key,
  email text not null,
  at timestamptz not null default now(),
  device text not null,
  address text not null,
  result text not null check (result in ('signed-in', 'password', 'factor', 'locked', 'inactive'))
);
create index on staff.sign_in (email, id);
create index on staff.sign_in (address, id);
create index on staff.sign_in (at);
create trigger append_only before update on staff.sign_in
  for each row execute function kernel.refuse_change();
-- What is older is deleted when its time is over (core/retention).
create trigger kept_young before delete on staff.sign_in
  for each row when (old.at > now() - interval '180 days') execute function kernel.refuse_change();

-- Staff members' notes about a customer. A note is never changed or deleted.
create table staff.note (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  actor text not null,
  text text not null,
  at timestamptz not null default now()
);
create index on staff.note (customer_id, id desc);
create trigger append_only before update or delete on staff.note
  for each row execute function kernel.refuse_change();

-- Which member has a review item open. It lapses by itself and locks nothing: a decision guards the state of the item.
create table staff.taken_item (
  kind text not null,
  item_id text not null,
  member_id bigint not null references staff.member,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (kind, item_id)
);

-- Changes of members and roles that one member proposes and another carries out, or the server's command while there is no other.
-- Status: 1 waits, 2 done, 3 refused or withdrawn. A row that is done says who had a hand in a member's sign-in.
insert into kernel.transition values
  ('staff.member_change', '', '1'), ('staff.member_change', '1', '2'), ('staff.member_change', '1', '3');
create table staff.member_change (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invite', 'renew', 'change', 'role')),
  -- `invitation:<e-mail>`, `member:<id>` or `role:<name>`.
  subject text not null,
  -- Of an invitation: the member that its approval made.
  member_id bigint references staff.member,
  name text,
  email text,
  role text,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  status smallint not null default 1,
  proposed_by text not null,
  proposer_id bigint not null references staff.member,
  proposed_at timestamptz not null default now(),
  decided_by text,
  -- Null also for the server's command.
  decider_id bigint references staff.member,
  decided_at timestamptz,
  refusal text,
  check ((status = 1) = (decided_by is null)),
  check (status <> 2 or decided_by <> proposed_by),
  check ((kind = 'role') = (role is not null)),
  check (kind not in ('renew', 'change') or member_id is not null)
);
create unique index on staff.member_change (subject) where status = 1;
create index on staff.member_change (member_id) where status = 2;
create trigger guard_status before insert or update on staff.member_change
  for each row execute function kernel.guard_status('staff.member_change', 'id');
