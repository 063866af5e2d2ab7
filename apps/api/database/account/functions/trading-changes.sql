-- Open MT5 accounts on which the platform has yet to disable or enable trading, because a freeze or a pause has begun or ended.
create or replace function account.trading_changes() returns setof bigint language sql stable as $$
  select a.id from account.account a
  where a.kind = 'mt5' and a.status = 'open' and not a.trade_disabled and customer.trading_stopped(a.customer_id)
    and a.customer_id in (
      select customer_id from customer.freeze where scope = 'trading' and lifted_at is null
      union all select customer_id from customer.guardrail where until > now())
  union all
  select id from account.account where trade_disabled and status = 'open' and not customer.trading_stopped(customer_id)
$$;
