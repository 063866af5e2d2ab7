-- The lines of a list with numbers from p_high down to p_low, newest first.
create or replace function reports.lines(
  p_kind text, p_customer bigint, p_currency text, p_account bigint, p_symbol text, p_high bigint, p_low bigint
) returns setof reports.line language plpgsql stable as $$
begin
  if p_symbol = '' and p_account = 0 then
    return query select * from reports.line
      where kind = p_kind and customer_id = p_customer and currency = p_currency and n_customer between p_low and p_high order by n_customer desc;
  elsif p_symbol = '' then
    return query select * from reports.line
      where kind = p_kind and account_id = p_account and n_account between p_low and p_high order by n_account desc;
  elsif p_account = 0 then
    return query select * from reports.line
      where kind = p_kind and customer_id = p_customer and currency = p_currency and symbol = p_symbol and symbol <> ''
        and n_customer_symbol between p_low and p_high order by n_customer_symbol desc;
  else
    return query select * from reports.line
      where kind = p_kind and account_id = p_account and symbol = p_symbol and symbol <> ''
        and n_account_symbol between p_low and p_high order by n_account_symbol desc;
  end if;
end $$;
