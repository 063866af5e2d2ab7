-- Closes a position and adds its profit, commission and accumulated swap to the balance.
create or replace function mt5.close_position(
  p_position bigint, p_price bigint, p_profit bigint, p_commission bigint, p_reason smallint, p_at timestamptz
) returns setof mt5.deal language plpgsql as $$
declare
  p mt5.position;
  u mt5.user;
  o bigint;
  d mt5.deal;
begin
  delete from mt5.position where position_id = p_position returning * into p;
  insert into mt5.order (login, position_id, symbol, type, volume, price, digits, reason, at)
  values (p.login, p.position_id, p.symbol, 1 - p.action, p.volume, p_price, p.digits, p_reason, p_at)
  returning order_id into o;
  update mt5.user set balance = balance + p_profit + p_commission + p.storage where login = p.login returning * into u;
  insert into mt5.deal (login, action, profit, commission, storage, comment, balance_after, credit_after, at, order_id,
                        position_id, symbol, entry, reason, volume, price, price_position, digits)
  values (p.login, 1 - p.action, p_profit, p_commission, p.storage, case p_reason when 5 then 'so' else '' end,
          u.balance, u.credit, p_at, o, p.position_id, p.symbol, 1, p_reason, p.volume, p_price, p.price_open, p.digits)
  returning * into d;
  perform mt5.settle_negative(p.login, p_at);
  return next d;
end $$;
