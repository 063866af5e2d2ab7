-- Sums of a list between two days, and the number of its newest line in that range (`top`).
create or replace function reports.sums(
  p_kind text, p_customer bigint, p_currency text, p_account bigint, p_symbol text, p_from date, p_to date,
  out total bigint, out top bigint, out wins bigint, out volume bigint, out gained bigint, out lost bigint,
  out commission bigint, out swap bigint
) language plpgsql stable as $$
declare
  above bigint;
begin
  select coalesce(sum(d.lines) filter (where d.day <= p_to), 0), coalesce(sum(d.lines) filter (where d.day > p_to), 0),
         coalesce(sum(d.wins) filter (where d.day <= p_to), 0), coalesce(sum(d.volume) filter (where d.day <= p_to), 0),
         coalesce(sum(d.gained) filter (where d.day <= p_to), 0), coalesce(sum(d.lost) filter (where d.day <= p_to), 0),
         coalesce(sum(d.commission) filter (where d.day <= p_to), 0), coalesce(sum(d.swap) filter (where d.day <= p_to), 0)
  into total, above, wins, volume, gained, lost, commission, swap
  from reports.day d
  where d.kind = p_kind and d.customer_id = p_customer and d.currency = p_currency and d.account_id = p_account and d.symbol = p_symbol and d.day >= p_from;
  if p_symbol = '' and p_account = 0 then
    select max(n_customer) into top from reports.line where kind = p_kind and customer_id = p_customer and currency = p_currency;
  elsif p_symbol = '' then
    select max(n_account) into top from reports.line where kind = p_kind and account_id = p_account;
  elsif p_account = 0 then
    select max(n_customer_symbol) into top from reports.line
    where kind = p_kind and customer_id = p_customer and currency = p_currency and symbol = p_symbol and symbol <> '';
  else
    select max(n_account_symbol) into top from reports.line
    where kind = p_kind and account_id = p_account and symbol = p_symbol and symbol <> '';
  end if;
  top := coalesce(top, 0) - above;
end $$;
