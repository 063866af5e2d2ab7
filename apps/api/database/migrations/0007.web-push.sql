-- Push beside SMS and mail. A gateway of the last release sends none: it has no job message.push.
alter table message.preference
  drop constraint preference_medium_check,
  add constraint preference_medium_check check (medium in ('sms', 'email', 'push'));
alter table message.outgoing
  drop constraint outgoing_medium_check,
  add constraint outgoing_medium_check check (medium in ('sms', 'email', 'push'));
alter table message.delivery
  drop constraint delivery_medium_check,
  add constraint delivery_medium_check check (medium in ('sms', 'email', 'push'));
alter table sandbox.inbox
  drop constraint inbox_medium_check,
  add constraint inbox_medium_check check (medium in ('sms', 'email', 'push'));

-- Browsers to which messages go by web push, since their customer has allowed it there. A device ends with the session that it was allowed
-- or last used in; one whose session has run out stays, for the customer has not signed out.
create table message.push_device (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  session_id bigint not null references customer.session on delete cascade,
  -- SHA-256 of the address at the push service: a browser is one customer's at a time.
  endpoint_hash bytea not null unique,
  -- Encrypted JSON of the address and the browser's keys. Whoever knows the address can send there.
  subscription bytea not null,
  -- The push service's host.
  service text not null,
  -- What the browser says it is.
  device text not null,
  created_at timestamptz not null default now()
);
create index on message.push_device (customer_id);
create index on message.push_device (session_id);
