-- Makes room in a list for a line that is older than the newest line. Finds the line's number by binary search and increments
-- the numbers of all later lines.
create or replace function reports.make_room(p_scope text, l reports.line, p_last bigint) returns bigint language plpgsql as $$
declare
  low bigint := 1;
  high bigint := p_last;
  middle bigint;
  later boolean;
  mine text := case p_scope
    when 'customer' then 'kind = $1 and customer_id = $2 and currency = $8'
    when 'account' then 'kind = $1 and account_id = $3'
    when 'customer_symbol' then 'kind = $1 and customer_id = $2 and currency = $8 and symbol = $4 and symbol <> '''''
    else 'kind = $1 and account_id = $3 and symbol = $4 and symbol <> ''''' end;
begin
  while low < high loop
    middle := (low + high) / 2;
    execute format('select (at, id) > ($5, $6) from reports.line where %s and %I = $7', mine, 'n_' || p_scope)
      into strict later using l.kind, l.customer_id, l.account_id, l.symbol, l.at, l.id, middle, l.currency;
    if later then
      high := middle;
    else
      low := middle + 1;
    end if;
  end loop;
  execute format('update reports.line set %2$I = %2$I + 1 where %1$s and %2$I >= $5', mine, 'n_' || p_scope)
    using l.kind, l.customer_id, l.account_id, l.symbol, low, null, null, l.currency;
  return low;
end $$;
