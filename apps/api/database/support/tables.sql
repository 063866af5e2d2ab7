-- Questions and complaints. A ticket is a customer's, or a visitor's with a phone that staff call. Its number is K and the id.
-- open: waits for staff. answered: staff have answered. waiting: staff have asked the customer something. review: a second member looks at
-- the outcome of a complaint. closed: nothing is added.
insert into kernel.transition values
  ('ticket', '', 'open'), ('ticket', '', 'answered'), ('ticket', '', 'waiting'),
  ('ticket', 'open', 'answered'), ('ticket', 'open', 'waiting'), ('ticket', 'open', 'review'), ('ticket', 'open', 'closed'),
  ('ticket', 'answered', 'open'), ('ticket', 'answered', 'waiting'), ('ticket', 'answered', 'review'), ('ticket', 'answered', 'closed'),
  ('ticket', 'waiting', 'open'), ('ticket', 'waiting', 'answered'), ('ticket', 'waiting', 'review'), ('ticket', 'waiting', 'closed'),
  ('ticket', 'review', 'open'), ('ticket', 'review', 'closed');
create table support.ticket (
  id bigint generated always as identity (start with 100001) primary key,
  kind text not null check (kind in ('question', 'complaint')),
  subject text not null,
  -- The deposit, withdrawal, transfer or position that it is about, which is the customer's own.
  ref text,
  customer_id bigint references customer.customer,
  mobile_phone text,
  -- The address block of a visitor.
  address text,
  status text not null check (status in ('open', 'answered', 'waiting', 'review', 'closed')),
  version int not null default 1,
  due_at timestamptz not null,
  -- Whether the time until due_at runs: a complaint's until its end, a question's while it waits for staff.
  runs boolean not null generated always as (status in ('open', 'review') or kind = 'complaint' and status <> 'closed') stored,
  assignee_id bigint references staff.member,
  -- How a complaint ends: proposed by one member, approved by another.
  outcome text check (outcome in ('upheld', 'partly', 'rejected')),
  outcome_text text,
  proposed_by text,
  proposed_at timestamptz,
  approved_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((customer_id is null) = (mobile_phone is not null)),
  check ((mobile_phone is null) = (address is null)),
  check ((status = 'closed') = (closed_at is not null)),
  check (outcome is null or kind = 'complaint'),
  check ((outcome is null) = (outcome_text is null) and (outcome is null) = (proposed_by is null)
    and (outcome is null) = (proposed_at is null)),
  check (status <> 'review' or outcome is not null),
  check (approved_by <> proposed_by),
  check (kind <> 'complaint' or (status = 'closed') = (approved_by is not null))
);
create index on support.ticket (due_at, id) where runs;
create index on support.ticket (due_at, id);
create index on support.ticket (updated_at, id);
create index on support.ticket (customer_id, updated_at desc, id desc) where customer_id is not null;
create index on support.ticket (mobile_phone, created_at) where mobile_phone is not null;
create index on support.ticket (address, created_at) where address is not null;
create index on support.ticket (created_at) where kind = 'complaint';
create index on support.ticket (closed_at);
create trigger guard_status before insert or update on support.ticket
  for each row execute function kernel.guard_status('ticket', 'id');
create trigger immutable before update of kind, subject, ref, customer_id, mobile_phone, created_at on support.ticket
  for each row execute function kernel.refuse_change();

-- What was written in a ticket. `author`: the customer, a visitor, or a member of staff. A message is never changed.
create table support.message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support.ticket on delete cascade,
  author text not null,
  text text not null,
  file_ids text[] not null default '{}',
  at timestamptz not null default now()
);
create index on support.message (ticket_id, id);
create trigger append_only before update on support.message
  for each row execute function kernel.refuse_change();
-- They are deleted with their ticket, when its time is over (core/retention).
create trigger kept_young before delete on support.message
  for each row when (old.at > now() - interval '1825 days') execute function kernel.refuse_change();

-- Suspicious cases: what staff have noticed about a customer, and whether it is reported to the authority. The number is C and the id.
-- open: staff look into it. review: a second member decides. reported, closed: how it ended.
insert into kernel.transition values
  ('case', '', 'open'), ('case', 'open', 'review'), ('case', 'review', 'open'), ('case', 'review', 'reported'), ('case', 'review', 'closed');
create table support.suspicious_case (
  id bigint generated always as identity (start with 1001) primary key,
  customer_id bigint not null references customer.customer,
  subject text not null,
  status text not null default 'open' check (status in ('open', 'review', 'reported', 'closed')),
  version int not null default 1,
  -- How it ends: proposed by one member, decided by another.
  outcome text check (outcome in ('report', 'close')),
  outcome_text text,
  proposed_by text,
  proposed_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  opened_by text not null,
  opened_at timestamptz not null default now(),
  check ((outcome is null) = (outcome_text is null) and (outcome is null) = (proposed_by is null)
    and (outcome is null) = (proposed_at is null)),
  check ((status = 'open') = (outcome is null)),
  check ((status in ('reported', 'closed')) = (decided_by is not null) and (decided_by is null) = (decided_at is null)),
  check (status <> 'reported' or outcome = 'report'),
  check (status <> 'closed' or outcome = 'close'),
  check (decided_by <> proposed_by)
);
create index on support.suspicious_case (opened_at, id);
create index on support.suspicious_case (opened_at) where status in ('open', 'review');
create index on support.suspicious_case (customer_id);
create trigger guard_status before insert or update on support.suspicious_case
  for each row execute function kernel.guard_status('case', 'id');
create trigger immutable before update of customer_id, subject, opened_by, opened_at on support.suspicious_case
  for each row execute function kernel.refuse_change();

-- What staff have found. `ref` is a deposit, a withdrawal, a transfer or a position of the customer. A note is never changed.
create table support.case_note (
  id bigint generated always as identity primary key,
  case_id bigint not null references support.suspicious_case,
  author text not null,
  text text not null,
  ref text,
  at timestamptz not null default now()
);
create index on support.case_note (case_id, id);
create trigger append_only before update or delete on support.case_note
  for each row execute function kernel.refuse_change();
