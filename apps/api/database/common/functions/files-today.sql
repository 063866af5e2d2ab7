-- The number of files that a customer has uploaded today (Asia/Shanghai).
create or replace function common.files_today(p_customer bigint) returns bigint language sql stable as $$
  select count(*) from common.file
  where customer_id = p_customer and created_at >= kernel.day_start((now() at time zone 'Asia/Shanghai')::date)
$$;
