-- Until when a customer has paused trading and deposits, or is excluded; null: not.
create or replace function customer.paused_until(p_customer bigint) returns timestamptz language sql stable
return (select max(until) from customer.guardrails(p_customer));
