-- The owner and media type of a file. With `p_customer`, returns only a file of that customer.
create or replace function common.file_facts(p_id text, p_customer bigint default null)
returns table (customer_id bigint, media_type text) language sql stable as $$
  select f.customer_id, f.media_type from common.file f
  where f.id = p_id and (p_customer is null or f.customer_id = p_customer)
$$;
