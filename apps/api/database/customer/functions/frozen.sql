-- Whether a freeze of this scope holds for a customer now. A closed customer is frozen for good.
create or replace function customer.frozen(p_customer bigint, p_scope text) returns boolean language sql stable
return exists (
  select from customer.freeze
  where customer_id = p_customer and scope = p_scope and lifted_at is null and (until is null or until > now())
  union all select from customer.customer where id = p_customer and closed_at is not null);
