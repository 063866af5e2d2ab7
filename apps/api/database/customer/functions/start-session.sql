-- Starts a session. A browser session has a sid. The session of an auto-login token gets its sid later, at the latest at
-- bind_before.
create or replace function customer.start_session(
  p_customer bigint, p_token bytea, p_sid bytea, p_bind_before timestamptz, p_platform smallint, p_device text,
  p_address text, p_days int
) returns bigint language sql as $$
  insert into customer.session (customer_id, token_hash, sid_hash, bind_before, platform, device, address, expires_at)
  values (p_customer, p_token, p_sid, p_bind_before, p_platform, p_device, p_address, now() + make_interval(days => p_days))
  returning id
$$;
