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
