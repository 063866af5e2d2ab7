insert into kernel.transition values
  ('identity', '', '1'), ('identity', '', '2'), ('identity', '2', '1'), ('identity', '2', '3'), ('identity', '3', '2'), ('identity', '1', '3'),
  ('bank_card', '', '2'), ('bank_card', '2', '1'), ('bank_card', '2', '3'), ('bank_card', '1', '3');

-- The customer's identity card. The number is encrypted. `id_index` is its keyed hash: several customers may submit one card, and
-- at most one of them is approved.
-- An identity that was verified before the import of the customer has no pictures here.
create table identity.identity (
  id bigint generated always as identity primary key,
  customer_id bigint not null unique references customer.customer,
  chinese_name text not null,
  id_encrypted bytea not null,
  id_index bytea not null,
  id_mask text not null,
  front_file_id text,
  back_file_id text,
  status smallint not null,
  reason text,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  check (status = 1 or num_nulls(front_file_id, back_file_id) = 0)
);
create unique index identity_one_approved on identity.identity (id_index) where status = 1;
create index on identity.identity (id_index);
create index on identity.identity (submitted_at, id);
create index on identity.identity (status, submitted_at, id);
-- The search of customers by staff, see customer-search.ts.
create index on identity.identity (chinese_name collate "C");
create index on identity.identity (reverse(chinese_name) collate "C");
create index on identity.identity (id_mask collate "C");
create trigger guard_status before insert or update on identity.identity
  for each row execute function kernel.guard_status('identity', 'id');
create trigger note_status after insert or update of status on identity.identity
  for each row execute function customer.note_identity();

-- `holder` is the name of the submitted identity; the reviewer compares it with the verified name. A card that the customer has
-- removed is refused (status 3) with `removed_at`: no payout goes to it, and its number can be submitted again.
create table identity.bank_card (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  bank_code text not null,
  number_encrypted bytea not null,
  number_index bytea not null,
  number_mask text not null,
  holder text not null,
  province text not null,
  city text not null,
  branch text not null,
  image_file_id text not null,
  approval smallint not null default 2 check (approval between 0 and 3),
  name_approval smallint not null default 2 check (name_approval between 0 and 3),
  image_approval smallint not null default 2 check (image_approval between 0 and 3),
  status smallint not null generated always as (identity.card_status(approval, name_approval, image_approval)) stored,
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  removed_at timestamptz,
  check (removed_at is null or status = 3)
);
create index on identity.bank_card (customer_id, id);
create index on identity.bank_card (created_at, id);
create index on identity.bank_card (status, created_at, id);
-- A number may be submitted by several customers and is approved for one.
create unique index on identity.bank_card (number_index) where status = 1;
create unique index on identity.bank_card (customer_id, number_index) where status <> 3;
-- Who else has submitted a card, see payout.hints.
create index on identity.bank_card (number_index);
create index on identity.bank_card (number_mask collate "C");
create index on identity.bank_card (reverse(number_mask) collate "C");
-- An after trigger, because a generated column has no value in a before trigger.
create trigger guard_status after insert or update on identity.bank_card
  for each row execute function kernel.guard_status('bank_card', 'id');

-- What staff ask of a customer: a document, or an explanation. Status: 1 asked (again with a reason), 2 answered, 3 accepted, 4 cancelled.
insert into kernel.transition values
  ('task', '', '1'), ('task', '1', '2'), ('task', '2', '1'), ('task', '2', '3'), ('task', '1', '4'), ('task', '2', '4');
create table identity.task (
  id bigint generated always as identity (start with 7001) primary key,
  customer_id bigint not null references customer.customer,
  kind text not null check (kind in ('address', 'card', 'funds', 'other')),
  text text,
  status smallint not null default 1,
  reason text,
  file_ids text[] not null default '{}' check (cardinality(file_ids) <= 6),
  answer text,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  check (kind <> 'other' or text is not null),
  check (status not in (2, 3) or answered_at is not null and cardinality(file_ids) > 0),
  check (status = 1 or status = 2 or decided_at is not null),
  check ((decided_at is null) = (decided_by is null))
);
create index on identity.task (customer_id, id desc);
create index on identity.task (asked_at, id);
create index on identity.task (status, asked_at, id);
create trigger guard_status before insert or update on identity.task
  for each row execute function kernel.guard_status('task', 'id');

-- Answers to the appropriateness questionnaire, which a brand asks before the first MT5 account. `version` is the SHA-256 of the
-- questionnaire; `answers` has questions and answers in words. The newest row counts; it is deleted when the customer is closed.
create table identity.appropriateness (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  version text not null,
  answers jsonb not null,
  score int not null check (score >= 0),
  result text not null check (result in ('suitable', 'warned', 'cooling')),
  cooling_until timestamptz,
  -- When the customer confirmed the warning.
  confirmed_at timestamptz,
  at timestamptz not null default now(),
  check ((result = 'cooling') = (cooling_until is not null)),
  check (confirmed_at is null or result <> 'suitable' and confirmed_at >= coalesce(cooling_until, at))
);
create index on identity.appropriateness (customer_id, id desc);
create trigger immutable before update of customer_id, version, answers, score, result, cooling_until, at on identity.appropriateness
  for each row execute function kernel.refuse_change();
