-- Coupons. A customer gets a promotion's coupon once, and one deposit can use it.
create table activity.coupon (
  id bigint generated always as identity (start with 2001) primary key,
  customer_id bigint not null references customer.customer,
  promotion_id text not null,
  title text not null,
  kind text not null check (kind in ('credit', 'fee')),
  amount bigint not null check (amount > 0),
  min_deposit bigint not null check (min_deposit >= 0),
  valid_from timestamptz not null default now(),
  valid_until timestamptz not null,
  used_by text unique,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (customer_id, promotion_id)
);
create index on activity.coupon (customer_id, id desc);
create index on activity.coupon (promotion_id, id);

-- Promotions that staff have made, beside the brand's. Amounts in USD cents.
create sequence activity.campaign_number start with 1001;
create table activity.campaign (
  id text primary key default 'S' || nextval('activity.campaign_number'),
  title text not null,
  coupon text not null,
  amount bigint not null check (amount > 0),
  min_deposit bigint not null,
  days int not null check (days > 0),
  -- For all coupons together, and what is granted of it. With the last coupon that it pays for the campaign has ended.
  budget bigint not null,
  committed bigint not null default 0,
  runs_from timestamptz not null,
  runs_until timestamptz not null,
  new_customers boolean not null,
  ended_at timestamptz,
  made_by text not null,
  made_at timestamptz not null default now(),
  check (runs_until > runs_from),
  check (min_deposit >= amount),
  check (budget >= amount),
  check (committed between 0 and budget)
);
