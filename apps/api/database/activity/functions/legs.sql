-- The movements that used credit coupons require: from the promotions of the house to the credit of the account that was paid into.
create or replace function activity.legs() returns setof ledger.leg language sql stable as $$
  select 'credit', 'coupon', c.id::text, 'promotion', a.credit_ledger_id::text, 'USD', c.amount, 'single'
  from activity.coupon c left join deposit.draft d on d.pno = c.used_by left join account.account a on a.id = d.account_id
  where c.kind = 'credit' and c.used_by is not null
$$;
