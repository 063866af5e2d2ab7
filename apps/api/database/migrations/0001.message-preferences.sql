-- What a customer has chosen: whether a kind of message also goes by a carrier. Kinds, and what is no choice: message.kinds.
create table message.preference (
  customer_id bigint not null references customer.customer,
  kind text not null,
  medium text not null check (medium in ('sms', 'email')),
  enabled boolean not null,
  at timestamptz not null default now(),
  primary key (customer_id, kind, medium)
);
