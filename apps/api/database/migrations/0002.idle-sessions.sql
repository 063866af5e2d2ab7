-- The sessions that are open now count as just used.
alter table customer.session add column active_at timestamptz not null default now();
