create or replace function recommend.breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  select 'recommend.bonus', coalesce(b.id::text, j.ref_id), coalesce(b.amount::text, 'no journal'),
         coalesce(t.amount::text, 'none'), 'USD'
  from (select id, inviter_id, amount from recommend.bonus where status = 'paid') b
  full join (select * from ledger.journal where kind = 'invite') j on j.ref_type = 'bonus' and j.ref_id = b.id::text
  left join account.account a on a.customer_id = b.inviter_id and a.kind = 'wallet'
  left join ledger.transfer t on t.journal_id = j.id and t.credit = a.ledger_id
  where b.id is null or j.id is null or t.amount is distinct from b.amount
  union all
  select 'recommend.earned', r.customer_id::text, 'one bonus', 'none', null
  from recommend.relation r
  where r.status = 'earned' and not exists (select from recommend.bonus b where b.customer_id = r.customer_id)
    and exists (select from recommend.bonus)
  union all
  select 'recommend.commission', coalesce(c.id::text, j.ref_id), coalesce(c.amount::text, 'no journal'),
         coalesce(t.amount::text, 'none'), 'USD'
  from (select id, introducer_id, amount, journal_id from recommend.commission where status = 3) c
  full join (select * from ledger.journal where kind = 'commission') j on j.id = c.journal_id
  left join account.account a on a.customer_id = c.introducer_id and a.kind = 'wallet'
  left join ledger.transfer t on t.journal_id = j.id and t.credit = a.ledger_id
  where c.id is null or j.id is null or t.amount is distinct from c.amount
  union all
  select 'recommend.commissionLines', c.id::text, c.amount::text, coalesce(sum(l.amount), 0)::text, 'USD'
  from recommend.commission c left join recommend.commission_line l on l.commission_id = c.id
  group by c.id having c.amount <> coalesce(sum(l.amount), 0)
$$;
