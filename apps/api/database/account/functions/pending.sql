-- An account that the platform has not opened yet, with the name of its platform user. No row once it is open.
create or replace function account.pending(p_id bigint)
returns table (id bigint, customer_id bigint, name text, level text, mt5_group text, leverage int)
language sql stable as $$
  select a.id, a.customer_id, coalesce(c.chinese_name, i.chinese_name, c.id::text), a.level, a.mt5_group, a.leverage
  from account.account a
  join customer.customer c on c.id = a.customer_id
  left join identity.identity i on i.customer_id = a.customer_id
  where a.id = p_id and a.status = 'pending' and a.level is not null
$$;
