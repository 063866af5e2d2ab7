-- Whether a customer may not trade: staff have frozen the trading, or the customer has paused it.
create or replace function customer.trading_stopped(p_customer bigint) returns boolean language sql stable
return customer.frozen(p_customer, 'trading') or customer.paused_until(p_customer) is not null;
