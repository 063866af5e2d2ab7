-- Whether the keyed hash is that of the customer's approved identity card. Null if no identity is approved.
create or replace function customer.id_number_fits(p_customer bigint, p_index bytea) returns boolean language sql stable
return (select id_index = p_index from identity.identity where customer_id = p_customer and status = 1);
