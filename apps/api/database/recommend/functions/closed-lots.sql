-- What the clients of an introducer have closed up to the end of a month, by month and symbol, while an agreement was in force. Volume in
-- ten-thousandths of a lot. Lots are the same in every currency of an account.
create or replace function recommend.closed_lots(p_introducer bigint, p_until date) returns table (month date, symbol text, volume bigint)
language sql stable as $$
  select date_trunc('month', d.day)::date, d.symbol, sum(d.volume)::bigint
  from recommend.relation r
  join reports.day d on d.kind = 'closing' and d.customer_id = r.customer_id and d.account_id = 0 and d.symbol <> ''
  join recommend.agreement g on g.introducer_id = r.inviter_id and g.status in (2, 4, 5)
    and d.day >= g.from_month and d.day < coalesce(g.until_month, 'infinity')
  where r.inviter_id = p_introducer and d.day < p_until + interval '1 month'
  group by 1, 2
$$;
