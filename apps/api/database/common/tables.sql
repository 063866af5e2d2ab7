-- Customers' uploads. The bytes are in the file store under the same id, encrypted.
create table common.file (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  customer_id bigint not null references customer.customer,
  media_type text not null check (media_type in ('image/jpeg', 'image/png')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes int not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index on common.file (customer_id, created_at);
