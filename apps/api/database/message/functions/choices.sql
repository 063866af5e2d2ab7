-- By which carriers each kind of message goes to a customer, as the customer has chosen, or as is fixed. Without a choice a carrier is
-- enabled. A kind that no carrier takes has one row, without a medium.
create or replace function message.choices(p_customer bigint) returns table (kind text, area text, fixed text, medium text, enabled boolean)
language sql stable as $$
  select k.kind, k.area, k.fixed, m.medium,
    case when m.medium is null then false
         when k.fixed = 'consent' then exists (
           select from customer.consent c where c.customer_id = p_customer and c.purpose = 'marketing' and c.withdrawn_at is null)
         else k.fixed is not null or coalesce(p.enabled, true) end
  from message.kinds() k left join unnest(k.media) m (medium) on true
  left join message.preference p on p.customer_id = p_customer and p.kind = k.kind and p.medium = m.medium
$$;
