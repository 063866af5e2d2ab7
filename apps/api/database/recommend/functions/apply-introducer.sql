-- Stores an introducer application. A repeat with the same key and body returns the first application. An address may send
-- `p_daily` applications a day (Asia/Shanghai).
create or replace function recommend.apply_introducer(
  p_key text, p_hash bytea, p_name text, p_phone text, p_email text, p_city text, p_channel text, p_note text,
  p_track jsonb, p_address text, p_daily int
) returns recommend.introducer_application language plpgsql as $$
declare
  a recommend.introducer_application;
begin
  -- The lock admits one application per address at a time, so that the count is exact.
  perform pg_advisory_xact_lock(hashtextextended('introducer:' || p_address, 0));
  select * into a from recommend.introducer_application where request_key = p_key;
  if a.id is not null then
    if a.request_hash <> p_hash then
      perform kernel.fail('IDEMPOTENCY');
    end if;
    return a;
  end if;
  if (select count(*) from recommend.introducer_application
      where address = p_address and created_at >= kernel.day_start((now() at time zone 'Asia/Shanghai')::date)) >= p_daily then
    perform kernel.fail('recommend.applyDaily');
  end if;
  begin
    insert into recommend.introducer_application
      (request_key, request_hash, chinese_name, mobile_phone, email, city, channel, note, track, address)
    values (p_key, p_hash, p_name, p_phone, p_email, p_city, p_channel, p_note, p_track, p_address) returning * into a;
  exception when unique_violation then
    perform kernel.fail('recommend.applied', '{}', '{mobilePhone}');
  end;
  return a;
end $$;
