-- The customer's progress to the first deposit outside this domain. mt5: 0 no account, 1 an open account, 2 being opened.
create or replace function identity.progress(p_customer bigint, out email text, out mt5 smallint, out deposited boolean)
language sql stable as $$
  select c.email,
         coalesce((select min(case a.status when 'open' then 1 else 2 end)::smallint from account.account a
                   where a.customer_id = c.id and a.kind = 'mt5' and a.status in ('open', 'pending')), 0::smallint),
         exists (select from deposit.draft d where d.customer_id = c.id and d.status = 'paid')
  from customer.customer c where c.id = p_customer
$$;
