-- Open MT5 accounts on which the platform has yet to disable or enable trading, because a freeze has begun or ended.
create or replace function account.trading_changes() returns setof bigint language sql stable as $$
  select a.id from customer.freeze f join account.account a on a.customer_id = f.customer_id
  where f.scope = 'trading' and f.lifted_at is null and (f.until is null or f.until > now())
    and a.kind = 'mt5' and a.status = 'open' and not a.trade_disabled
  union all
  select id from account.account where trade_disabled and status = 'open' and not customer.frozen(customer_id, 'trading')
$$;
