-- The movements that paid bonuses and commissions require: from the house to the wallet of who has earned them.
create or replace function recommend.legs() returns setof ledger.leg language sql stable as $$
  select 'invite', 'bonus', b.id::text, 'promotion', a.ledger_id::text, 'USD', b.amount, 'single'
  from recommend.bonus b left join account.account a on a.customer_id = b.inviter_id and a.kind = 'wallet'
  where b.status = 'paid'
  union all
  select 'commission', 'commission', c.id::text, 'commission', a.ledger_id::text, 'USD', c.amount, 'single'
  from recommend.commission c left join account.account a on a.customer_id = c.introducer_id and a.kind = 'wallet'
  where c.status = 3
$$;
