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
