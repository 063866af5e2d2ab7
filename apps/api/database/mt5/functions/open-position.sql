-- Opens a position at a price and adds the (negative) commission to the balance. With a pending order, that order is filled.
create or replace function mt5.open_position(
  p_login bigint, p_symbol text, p_action smallint, p_volume bigint, p_price bigint, p_digits smallint, p_contract bigint,
  p_notional bigint, p_commission bigint, p_day date, p_at timestamptz, p_spread bigint,
  p_pending bigint default null
) returns setof mt5.deal language plpgsql as $$
declare
  u mt5.user;
  q mt5.pending_order;
  o bigint := coalesce(p_pending, nextval(pg_get_serial_sequence('mt5.order', 'order_id')));
begin
  delete from mt5.pending_order where order_id = p_pending returning * into q;
  insert into mt5.order (order_id, login, position_id, symbol, type, volume, price, digits, at) overriding system value
  values (o, p_login, o, p_symbol, coalesce(q.type, p_action), p_volume, coalesce(q.price, p_price), p_digits, p_at);
  insert into mt5.position (position_id, login, symbol, action, volume, price_open, digits, contract_size, notional, swap_day, at)
  values (o, p_login, p_symbol, p_action, p_volume, p_price, p_digits, p_contract, p_notional, p_day, p_at);
  update mt5.user set balance = balance + p_commission where login = p_login returning * into u;
  return query
    insert into mt5.deal (login, action, profit, commission, comment, balance_after, credit_after, at, order_id, position_id,
                          symbol, entry, volume, price, price_position, digits, spread)
    values (p_login, p_action, 0, p_commission, '', u.balance, u.credit, p_at, o, o, p_symbol, 0, p_volume, p_price, p_price,
            p_digits, p_spread)
    returning *;
end $$;
