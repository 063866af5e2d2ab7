create or replace function common.add_file(
  p_id text, p_customer bigint, p_media_type text, p_width int, p_height int, p_bytes int, p_daily int
) returns void language plpgsql as $$
begin
  -- The lock admits one upload per customer at a time, so that the count is exact.
  perform from customer.customer where id = p_customer for no key update;
  if common.files_today(p_customer) >= p_daily then
    perform kernel.fail('common.fileQuota');
  end if;
  insert into common.file (id, customer_id, media_type, width, height, bytes)
  values (p_id, p_customer, p_media_type, p_width, p_height, p_bytes);
end $$;
