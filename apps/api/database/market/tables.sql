-- Bars of bid prices, in points of the instrument (units of 10^-digits). A price source states no bars of its own, or only those of
-- the last time, so they are stored here. `at` is the bar's first instant.
create table market.bar (
  symbol text not null,
  span text not null check (span in ('M1', 'H1', 'D1')),
  at timestamptz not null,
  open bigint not null,
  high bigint not null,
  low bigint not null,
  close bigint not null,
  volume int not null,
  primary key (symbol, span, at)
) with (fillfactor = 80);
create index on market.bar (span, at);
