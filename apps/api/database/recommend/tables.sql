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

-- What an introducer is paid by, from the start of one month (Asia/Shanghai) to the start of another. One staff member proposes it
-- and another decides; so is its end. An approved one is replaced by the next version. `tiers` is the table of
-- USD per lot. Status: 1 waits, 2 in force, 3 refused, 4 in force and its end waits, 5 ended.
insert into kernel.transition values
  ('agreement', '', '1'), ('agreement', '1', '2'), ('agreement', '1', '3'), ('agreement', '2', '4'), ('agreement', '2', '5'),
  ('agreement', '4', '2'), ('agreement', '4', '5');
create table recommend.agreement (
  id bigint generated always as identity (start with 1001) primary key,
  application_id bigint not null references recommend.introducer_application,
  introducer_id bigint not null references customer.customer,
  version int not null,
  from_month date not null check (extract(day from from_month) = 1),
  -- The first month that it is no longer in force.
  until_month date check (extract(day from until_month) = 1),
  tiers jsonb not null check (jsonb_typeof(tiers) = 'array'),
  document_id text not null references common.document,
  status smallint not null,
  proposed_by text not null,
  proposed_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  refusal text,
  -- The end that waits or was approved.
  end_month date check (extract(day from end_month) = 1),
  end_reason text,
  end_proposed_by text,
  end_proposed_at timestamptz,
  end_decided_by text,
  unique (introducer_id, version),
  check (decided_by <> proposed_by),
  check ((status = 1) = (decided_by is null)),
  check ((status = 3) = (refusal is not null)),
  check ((status = 5) = (until_month is not null)),
  check (until_month >= from_month and end_month >= from_month),
  check (end_decided_by <> end_proposed_by),
  check (status <> 4 or end_month is not null and end_reason is not null and end_proposed_by is not null),
  -- One is in force at a time. A range of one number stands for the number: gist compares a bigint only with an extension.
  exclude using gist (int8range(introducer_id, introducer_id, '[]') with &&, daterange(from_month, until_month) with &&)
    where (status in (2, 4, 5))
);
create unique index on recommend.agreement (introducer_id) where status = 1;
create index on recommend.agreement (coalesce(end_proposed_at, proposed_at)) where status in (1, 4);
create trigger guard_status before insert or update on recommend.agreement
  for each row execute function kernel.guard_status('agreement', 'id');
create trigger immutable before update of application_id, introducer_id, version, from_month, tiers, document_id, proposed_by
  on recommend.agreement for each row execute function kernel.refuse_change();

-- An introducer's commission of a month. The job computes it until a staff member approves it; a second one's approval pays it.
-- `lots` and `other_lots` are hundredths of a lot; the latter are of symbols that the table of products does not list. `amount` is the
-- sum of the lines in USD cents.
-- Status: 1 computed, 2 approved by one, 3 paid, 4 refused, 5 closed with nothing to pay.
insert into kernel.transition values
  ('commission', '', '1'), ('commission', '1', '2'), ('commission', '1', '4'), ('commission', '1', '5'), ('commission', '2', '3'),
  ('commission', '2', '4');
create table recommend.commission (
  id bigint generated always as identity (start with 1001) primary key,
  introducer_id bigint not null references customer.customer,
  month date not null check (extract(day from month) = 1),
  agreement_id bigint not null references recommend.agreement,
  lots bigint not null check (lots >= 0),
  other_lots bigint not null check (other_lots >= 0),
  from_lots int not null,
  amount bigint not null,
  status smallint not null,
  computed_at timestamptz not null default now(),
  approved_by text,
  approved_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  refusal text,
  journal_id bigint unique references ledger.journal,
  unique (introducer_id, month),
  check ((status = 3) = (journal_id is not null)),
  check (status not in (2, 3) or approved_by is not null and amount > 0),
  check (status <> 3 or approved_by <> decided_by),
  check ((status = 4) = (refusal is not null)),
  check (status <> 5 or amount <= 0)
);
create index on recommend.commission (status, id);
create index on recommend.commission (computed_at) where status in (1, 2) and amount > 0;
create trigger guard_status before insert or update on recommend.commission
  for each row execute function kernel.guard_status('commission', 'id');
create trigger immutable before update of introducer_id, month on recommend.commission
  for each row execute function kernel.refuse_change();

-- What a commission consists of. `kind` is a product line of the month itself. A line without one is a difference: what the month
-- `of_month` comes to now, less what other commissions have for it.
create table recommend.commission_line (
  commission_id bigint not null references recommend.commission,
  of_month date not null,
  kind text,
  lots bigint check (lots > 0),
  rate bigint check (rate >= 0),
  amount bigint not null,
  check ((kind is null) = (lots is null) and (kind is null) = (rate is null)),
  check (kind is not null or amount <> 0)
);
create index on recommend.commission_line (commission_id);
