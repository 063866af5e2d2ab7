-- Runs of the reconciliation and the breaks that they found.

-- Every run of the reconciliation: who started it, the areas that it compared, those that it could not compare, and its breaks.
-- `first` is the check and the subject of the first break.
create table reconciliation.run (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null default 'system',
  checked text[] not null,
  unchecked text[] not null,
  breaks int not null check (breaks >= 0),
  opened int not null,
  closed int not null,
  first text,
  check (opened between 0 and breaks),
  check ((breaks = 0) = (first is null))
);
create index on reconciliation.run (at, id);
create trigger append_only before update or delete on reconciliation.run
  for each row execute function kernel.refuse_change();

-- A break from the run that first found it to the one that finds it no more, or to its resolution by two staff members. `no` counts
-- the breaks of one check and subject in a run. Where there is a currency, the two sides begin with an amount in its minor units or
-- have none. The quarantine is that of the break's account.
create table reconciliation.break (
  id bigint generated always as identity primary key,
  area text not null check (area in ('ledger', 'chain', 'platform', 'channel')),
  check_name text not null,
  subject text not null,
  no int not null check (no > 0),
  currency text,
  expected text not null,
  found text not null,
  expected_amount numeric generated always as (case when currency is not null then substring(expected from '^-?\d+')::numeric end) stored,
  found_amount numeric generated always as (case when currency is not null then substring(found from '^-?\d+')::numeric end) stored,
  quarantine_id bigint references account.quarantine,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  closed_at timestamptz,
  -- agreed: a later run does not find it. Otherwise how two members resolved its quarantine.
  resolution text check (resolution in ('agreed', 'correct', 'accept')),
  resolved_by text[] not null default '{}',
  -- Who has proposed to accept a break of the channel, and why.
  proposed_by text,
  reason text,
  check ((closed_at is null) = (resolution is null)),
  check (area = 'channel' or proposed_by is null),
  check ((proposed_by is null) = (reason is null)),
  check (cardinality(resolved_by) = case when resolution in ('correct', 'accept') then 2 else 0 end)
);
create unique index on reconciliation.break (check_name, subject, no) where closed_at is null;
-- The list: open breaks first, then those closed last.
create index on reconciliation.break ((coalesce(closed_at, 'infinity')), id);
create index on reconciliation.break (area, (coalesce(closed_at, 'infinity')), id);
create index on reconciliation.break (subject, (coalesce(closed_at, 'infinity')), id);
create index on reconciliation.break (first_seen, id);
create index on reconciliation.break (area, first_seen, id);
-- The accepted breaks of the channel, which later runs leave out.
create index on reconciliation.break (subject, check_name) where area = 'channel' and resolution = 'accept';
create index on reconciliation.break (quarantine_id) where closed_at is null;

-- The two sides of a break when they were first found and whenever they had changed.
create table reconciliation.finding (
  break_id bigint not null references reconciliation.break,
  run_id bigint not null references reconciliation.run,
  expected text not null,
  found text not null,
  primary key (break_id, run_id)
);
create trigger append_only before update or delete on reconciliation.finding
  for each row execute function kernel.refuse_change();
