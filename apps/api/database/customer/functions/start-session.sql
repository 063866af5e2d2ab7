-- Starts a session. A browser session has a sid. The session of an auto-login token gets its sid later, at the latest at
-- bind_before; it expires when its parent does, the session that minted the token. Returns null if the parent has ended.
-- A token does not end the idleness of its parent's session: the child is as idle as the parent was.
-- A customer has at most 20 sessions; another one ends an expired one, an auto-login token that was not used, or the one
-- that was not used for the longest time.
create or replace function customer.start_session(
  p_customer bigint, p_token bytea, p_sid bytea, p_bind_before timestamptz, p_platform smallint, p_device text,
  p_address text, p_days int, p_parent bigint default null
) returns bigint language plpgsql as $$
declare
  started bigint;
  v_expires timestamptz := now() + make_interval(days => p_days);
  v_active timestamptz := now();
begin
  -- The lock admits one new session per customer at a time, so that the count below is exact.
  perform from customer.customer where id = p_customer for no key update;
  if p_parent is not null then
    -- Without the lock, a logout at the same time would not see the child.
    select expires_at, active_at into v_expires, v_active
    from customer.session where id = p_parent and ended_at is null for share;
    if not found then return null; end if;
  end if;
  insert into customer.session
    (customer_id, parent_id, token_hash, sid_hash, bind_before, platform, device, address, expires_at, active_at)
  values (p_customer, p_parent, p_token, p_sid, p_bind_before, p_platform, p_device, p_address, v_expires, v_active)
  returning id into started;
  update customer.session set ended_at = now()
  where id in (select id from customer.session
               where customer_id = p_customer and ended_at is null and id <> started
               order by expires_at <= now(), platform = 1 and sid_hash is null, last_seen_at desc, id desc offset 19);
  return started;
end $$;
