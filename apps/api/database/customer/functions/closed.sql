-- Whether a customer was closed, for good: nothing is credited to them and nothing begins with them.
create or replace function customer.closed(p_customer bigint) returns boolean language sql stable
return exists (select from customer.customer where id = p_customer and closed_at is not null);
