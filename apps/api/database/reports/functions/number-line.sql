-- Numbers a new report line in each of its lists and adds it to the sums of its day. A line that is older than the newest one is
-- inserted in time order, and the later lines are renumbered. Each newest line is the end of an index. Without a sort the planner also finds it
-- there while the table has no statistics yet: else it reads all lines of a kind for each new one.
create or replace function reports.number_line() returns trigger language plpgsql set enable_sort = off as $$
declare
  c reports.line;
  a reports.line;
  cs reports.line;
  acs reports.line;
begin
  -- The lock admits one writer per customer at a time, so that numbers have neither gaps nor duplicates.
  perform pg_advisory_xact_lock(hashtextextended('reports', new.customer_id));
  select * into c from reports.line where kind = new.kind and customer_id = new.customer_id and currency = new.currency
  order by n_customer desc limit 1;
  select * into a from reports.line where kind = new.kind and account_id = new.account_id order by n_account desc limit 1;
  new.n_customer := case when c.id is null then 1 when (c.at, c.id) < (new.at, new.id) then c.n_customer + 1
                    else reports.make_room('customer', new, c.n_customer) end;
  new.n_account := case when a.id is null then 1 when (a.at, a.id) < (new.at, new.id) then a.n_account + 1
                   else reports.make_room('account', new, a.n_account) end;
  if new.symbol <> '' then
    select * into cs from reports.line
    where kind = new.kind and customer_id = new.customer_id and currency = new.currency and symbol = new.symbol and symbol <> ''
    order by n_customer_symbol desc limit 1;
    select * into acs from reports.line
    where kind = new.kind and account_id = new.account_id and symbol = new.symbol and symbol <> ''
    order by n_account_symbol desc limit 1;
    new.n_customer_symbol := case when cs.id is null then 1
      when (cs.at, cs.id) < (new.at, new.id) then cs.n_customer_symbol + 1
      else reports.make_room('customer_symbol', new, cs.n_customer_symbol) end;
    new.n_account_symbol := case when acs.id is null then 1
      when (acs.at, acs.id) < (new.at, new.id) then acs.n_account_symbol + 1
      else reports.make_room('account_symbol', new, acs.n_account_symbol) end;
  end if;
  insert into reports.day as d (kind, customer_id, currency, account_id, symbol, day, lines, wins, volume, gained, lost, commission, swap,
                                spread, spread_lines)
  select new.kind, new.customer_id, new.currency, s.account_id, s.symbol, (new.at at time zone 'Asia/Shanghai')::date, 1,
         (new.profit > 0)::int, new.volume, greatest(new.profit, 0), least(new.profit, 0), new.commission, new.swap,
         coalesce(new.spread, 0), (new.spread is not null)::int
  from (select distinct account_id, symbol from (values (0::bigint, ''), (new.account_id, ''), (0, new.symbol),
                                                        (new.account_id, new.symbol)) v (account_id, symbol)) s
  on conflict (kind, customer_id, currency, account_id, symbol, day) do update
  set lines = d.lines + 1, wins = d.wins + excluded.wins, volume = d.volume + excluded.volume,
      gained = d.gained + excluded.gained, lost = d.lost + excluded.lost,
      commission = d.commission + excluded.commission, swap = d.swap + excluded.swap,
      spread = d.spread + excluded.spread, spread_lines = d.spread_lines + excluded.spread_lines;
  return new;
end $$;
