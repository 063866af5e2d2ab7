-- Removes a report line: the inverse of reports.number_line.
create or replace function reports.remove_line(p_kind text, p_id bigint) returns void language plpgsql as $$
declare
  l reports.line;
begin
  select * into l from reports.line where kind = p_kind and id = p_id;
  if l.id is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('reports', l.customer_id));
  delete from reports.line where kind = p_kind and id = p_id returning * into l;
  if l.id is null then
    return;
  end if;
  update reports.line set n_customer = n_customer - 1
  where kind = l.kind and customer_id = l.customer_id and currency = l.currency and n_customer > l.n_customer;
  update reports.line set n_account = n_account - 1
  where kind = l.kind and account_id = l.account_id and n_account > l.n_account;
  if l.symbol <> '' then
    update reports.line set n_customer_symbol = n_customer_symbol - 1
    where kind = l.kind and customer_id = l.customer_id and currency = l.currency and symbol = l.symbol and n_customer_symbol > l.n_customer_symbol;
    update reports.line set n_account_symbol = n_account_symbol - 1
    where kind = l.kind and account_id = l.account_id and symbol = l.symbol and n_account_symbol > l.n_account_symbol;
  end if;
  update reports.day
  set lines = lines - 1, wins = wins - (l.profit > 0)::int, volume = volume - l.volume,
      gained = gained - greatest(l.profit, 0), lost = lost - least(l.profit, 0),
      commission = commission - l.commission, swap = swap - l.swap,
      spread = spread - coalesce(l.spread, 0), spread_lines = spread_lines - (l.spread is not null)::int
  where kind = l.kind and customer_id = l.customer_id and currency = l.currency and account_id in (0, l.account_id) and symbol in ('', l.symbol)
    and day = (l.at at time zone 'Asia/Shanghai')::date;
  delete from reports.day
  where kind = l.kind and customer_id = l.customer_id and currency = l.currency and account_id in (0, l.account_id) and symbol in ('', l.symbol)
    and day = (l.at at time zone 'Asia/Shanghai')::date and lines = 0;
end $$;
