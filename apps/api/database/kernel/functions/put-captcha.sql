-- Stores a captcha for five minutes. One of the same name that somebody else asked for is left as it is. Removes some expired ones.
create or replace function kernel.put_captcha(p_random text, p_answer bytea, p_use text, p_block text, p_devices bytea[])
returns void language plpgsql as $$
begin
  insert into kernel.captcha as c (random, answer, use, address_block, devices, expires_at)
  values (p_random, p_answer, p_use, p_block, p_devices, now() + interval '5 minutes')
  on conflict (random) do update set
    answer = excluded.answer, use = excluded.use, address_block = excluded.address_block, devices = excluded.devices,
    expires_at = excluded.expires_at
  where c.expires_at < now() or c.address_block = excluded.address_block or c.devices && excluded.devices;
  delete from kernel.captcha where random in (
    select random from kernel.captcha where expires_at < now() order by expires_at limit 10 for update skip locked);
end $$;
