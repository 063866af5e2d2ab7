-- Invited customers and the inviter's bonus: at most one per invited customer, decided by that customer's first deposit.
insert into kernel.transition values
  ('relation', '', 'waiting'), ('relation', 'waiting', 'earned'), ('relation', 'waiting', 'forfeited'),
  ('bonus', '', 'pending'), ('bonus', 'pending', 'paid'),
  ('introducer', '', '2'), ('introducer', '2', '1'), ('introducer', '2', '3');

create table recommend.relation (
  customer_id bigint primary key references customer.customer,
  inviter_id bigint not null references customer.customer,
  status text not null,
  first_pno text references deposit.draft,
  registered_at timestamptz not null,
  ord bigint not null,
  check (inviter_id <> customer_id),
  check ((status = 'waiting') = (first_pno is null))
);
create unique index on recommend.relation (inviter_id, ord);
create index on recommend.relation (inviter_id, registered_at, ord);
create trigger guard_status before insert or update on recommend.relation
  for each row execute function kernel.guard_status('relation', 'customer_id');

create table recommend.bonus (
  id bigint generated always as identity (start with 5001) primary key,
  inviter_id bigint not null references customer.customer,
  customer_id bigint not null unique references recommend.relation,
  amount bigint not null check (amount > 0),
  status text not null,
  created_at timestamptz not null default now(),
  ord bigint not null default 0
);
create unique index on recommend.bonus (inviter_id, ord);
create index on recommend.bonus (inviter_id, created_at, ord);
create trigger guard_status before insert or update on recommend.bonus
  for each row execute function kernel.guard_status('bonus', 'id');
create trigger number before insert on recommend.bonus for each row execute function recommend.number_bonus();

-- Applications to become an introducer. Anyone may apply; staff decide. Status: 1 approved, 2 in review, 3 refused.
create table recommend.introducer_application (
  id bigint generated always as identity (start with 8001) primary key,
  request_key text not null unique,
  request_hash bytea not null,
  chinese_name text not null,
  mobile_phone text not null,
  email text not null,
  city text not null,
  channel text not null,
  note text,
  track jsonb,
  address text not null,
  status smallint not null default 2,
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index one_open on recommend.introducer_application (mobile_phone) where status = 2;
create index on recommend.introducer_application (status, created_at, id);
create index on recommend.introducer_application (address, created_at);
create trigger guard_status before insert or update on recommend.introducer_application
  for each row execute function kernel.guard_status('introducer', 'id');
