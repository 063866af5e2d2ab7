create schema identity;

insert into kernel.transition values
  ('identity', '', '2'), ('identity', '2', '1'), ('identity', '2', '3'), ('identity', '3', '2'),
  ('bank_card', '', '2'), ('bank_card', '2', '1'), ('bank_card', '2', '3');

-- The customer's identity card. The number is encrypted; `id_index` is its keyed hash, so one card is one customer.
create table identity.identity (
  id bigint generated always as identity primary key,
  customer_id bigint not null unique references customer.customer,
  chinese_name text not null,
  id_sealed bytea not null,
  id_index bytea not null,
  id_mask text not null,
  front_file_id text not null,
  back_file_id text not null,
  status smallint not null,
  reason text,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index on identity.identity (id_index) where status <> 3;
create index on identity.identity (submitted_at, id);
create trigger guard_status before insert or update on identity.identity
  for each row execute function kernel.guard_status('identity', 'id');

-- product.md's rule, the same as bankCardStatus of the rules library (a test holds them together).
create function identity.card_status(approval smallint, name_approval smallint, image_approval smallint)
returns smallint language sql immutable parallel safe
return case
  when approval = 1 then 1
  when 3 in (approval, name_approval, image_approval) then 3
  when 2 in (approval, name_approval, image_approval) then 2
  else 0 end;

-- `holder` is the submitted identity's name: the reviewer compares it with the verified one.
create table identity.bank_card (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  bank_code text not null,
  number_sealed bytea not null,
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
  decided_at timestamptz
);
create index on identity.bank_card (customer_id, id);
create index on identity.bank_card (created_at, id);
create unique index on identity.bank_card (number_index) where status <> 3;
-- After, because a generated column has no value before.
create trigger guard_status after insert or update on identity.bank_card
  for each row execute function kernel.guard_status('bank_card', 'id');
