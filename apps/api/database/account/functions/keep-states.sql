-- Stores the platform's states of logins as the last known ones. A newer one is left.
create or replace function account.keep_states(p_states jsonb) returns void language sql as $$
  insert into account.last_state as s (login, mt5_group, leverage, trade_disabled, balance, credit, equity, margin, margin_free,
                                       margin_level, positions)
  select x.login, x."group", x.leverage, x."tradeDisabled", x.balance, x.credit, x.equity, x.margin, x."marginFree", x."marginLevel",
         x.positions
  from jsonb_to_recordset(p_states) as x (
    login text, "group" text, leverage int, "tradeDisabled" boolean, balance bigint, credit bigint, equity bigint, margin bigint,
    "marginFree" bigint, "marginLevel" float8, positions int)
  -- In one order, so that two gateways cannot deadlock.
  order by x.login
  on conflict (login) do update
  set mt5_group = excluded.mt5_group, leverage = excluded.leverage, trade_disabled = coalesce(excluded.trade_disabled, s.trade_disabled),
      balance = excluded.balance, credit = excluded.credit, equity = excluded.equity, margin = excluded.margin,
      margin_free = excluded.margin_free, margin_level = excluded.margin_level, positions = excluded.positions, at = excluded.at
  where s.at < excluded.at
$$;
