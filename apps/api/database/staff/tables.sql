-- Staff members' notes about a customer. A note is never changed or deleted.
create table staff.note (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  actor text not null,
  text text not null,
  at timestamptz not null default now()
);
create index on staff.note (customer_id, id desc);
create trigger append_only before update or delete on staff.note
  for each row execute function kernel.refuse_change();
