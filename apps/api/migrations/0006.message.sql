create schema message;

create table message.message (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  kind text not null,
  title text not null,
  body text not null,
  href text,
  read_at timestamptz,
  at timestamptz not null default clock_timestamp()
);
create index on message.message (customer_id, (read_at is not null), id desc);

create function message.leave(p_customer bigint, p_kind text, p_title text, p_body text, p_href text default null)
returns void language sql as $$
  insert into message.message (customer_id, kind, title, body, href) values (p_customer, p_kind, p_title, p_body, p_href)
$$;
