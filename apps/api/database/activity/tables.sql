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
