-- The limits that a customer has set for own deposits, and what each leaves, in USD cents. Days and months are those of Asia/Shanghai.
create or replace function deposit.own_limits(p_customer bigint)
returns table (name text, amount bigint, available bigint) language sql stable as $$
  select g.name, g.amount, greatest(g.amount - deposit.used_since(p_customer, kernel.day_start(
           case g.name when 'depositDay' then t.today else date_trunc('month', t.today)::date end)), 0)
  from (select (now() at time zone 'Asia/Shanghai')::date as today) t, customer.guardrails(p_customer) g
  where g.amount is not null order by g.name
$$;
