-- Stores bars. Several gateways may see the same market: the first price, the widest range and the last close remain. Minute bars are
-- deleted after 30 days. p_bars: [{symbol, span, at, open, high, low, close, volume}].
create or replace function market.save_bars(p_bars jsonb) returns void language sql as $$
  delete from market.bar where span = 'M1' and at < now() - interval '30 days';
  insert into market.bar as b (symbol, span, at, open, high, low, close, volume)
  select x.symbol, x.span, x.at, x.open, x.high, x.low, x.close, x.volume
  from jsonb_to_recordset(p_bars) as x (
    symbol text, span text, at timestamptz, open bigint, high bigint, low bigint, close bigint, volume int)
  order by x.symbol, x.span, x.at
  on conflict (symbol, span, at) do update
  set high = greatest(b.high, excluded.high), low = least(b.low, excluded.low), close = excluded.close,
      volume = greatest(b.volume, excluded.volume)
$$;
