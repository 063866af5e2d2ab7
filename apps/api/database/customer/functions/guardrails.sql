-- The guardrails of a customer that hold now, one a name.
create or replace function customer.guardrails(p_customer bigint) returns setof customer.guardrail language sql stable as $$
  select h.* from (
    select distinct on (g.name) g.* from customer.guardrail g
    where g.customer_id = p_customer and g.withdrawn_at is null and (g.starts_at is null or g.starts_at <= now())
    order by g.name, g.id desc) h
  where h.amount is not null or h.until > now() or h.locked
$$;
