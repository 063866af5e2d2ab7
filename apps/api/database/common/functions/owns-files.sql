-- Whether the customer has uploaded every one of these files.
create or replace function common.owns_files(p_customer bigint, p_ids text[]) returns boolean language sql stable as $$
  select not exists (
    select from unnest(p_ids) as requested (id)
    where not exists (select from common.file f where f.id = requested.id and f.customer_id = p_customer))
$$;
