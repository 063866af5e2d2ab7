-- Callbacks without a valid signature, counted by the hour: whoever sends them leaves no row each.
create table deposit.unsigned_callback (
  channel text not null,
  reason text not null check (reason in ('address', 'signature', 'time')),
  hour timestamptz not null,
  times bigint not null check (times > 0),
  last_at timestamptz not null,
  primary key (channel, reason, hour)
);
create index on deposit.unsigned_callback (last_at);
create index on deposit.channel_event (received_at);
-- By which staff name one.
create index on deposit.channel_event (('e' || md5(channel || ':' || event_id)));
