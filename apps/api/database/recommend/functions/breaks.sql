-- Breaks between bonuses and commissions and their journals, an earned bonus that is missing, and a commission that is not its lines.
create or replace function recommend.breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  select case kind when 'invite' then 'recommend.bonus' else 'recommend.commission' end, ref_id, expected, found, currency
  from ledger.leg_breaks('recommend.legs', '{invite,commission}')
  union all
  select 'recommend.earned', r.customer_id::text, 'one bonus', 'none', null
  from recommend.relation r
  where r.status = 'earned' and not exists (select from recommend.bonus b where b.customer_id = r.customer_id)
    and exists (select from recommend.bonus)
  union all
  select 'recommend.commissionLines', c.id::text, c.amount::text, coalesce(sum(l.amount), 0)::text, 'USD'
  from recommend.commission c left join recommend.commission_line l on l.commission_id = c.id
  group by c.id having c.amount <> coalesce(sum(l.amount), 0)
$$;
