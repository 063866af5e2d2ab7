create or replace function activity.breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  select 'coupon', coalesce(c.id::text, j.ref_id), coalesce(c.amount::text, 'no journal'), coalesce(t.amount::text, 'none'), 'USD'
  from (
    select c.id, c.amount from activity.coupon c
    where c.kind = 'credit' and c.used_by is not null
  ) c
  full join (select * from ledger.journal where kind = 'credit' and ref_type = 'coupon') j on j.ref_id = c.id::text
  left join ledger.transfer t on t.journal_id = j.id
  where c.id is null or j.id is null or t.amount <> c.amount
$$;
