-- Ends a pending order that is not filled: 2 canceled, 5 rejected, 6 expired.
create or replace function mt5.end_order(p_order bigint, p_state smallint, p_at timestamptz) returns void language sql as $$
  with ended as (delete from mt5.pending_order where order_id = p_order returning *)
  insert into mt5.order (order_id, login, symbol, type, state, volume, price, digits, at) overriding system value
  select order_id, login, symbol, type, p_state, volume, price, digits, p_at from ended
$$;
