-- Fails if an amount is above the customer's own limit. p_kind: deposit, or a payout's bank or coin. The caller holds the lock of
-- the customer, so that the sum of the day is exact.
create or replace function customer.check_limit(p_customer bigint, p_kind text, p_amount bigint) returns void language plpgsql as $$
declare
  o customer.own_limit;
  v_max bigint;
  v_daily bigint;
  v_left bigint;
begin
  select * into o from customer.own_limit where customer_id = p_customer;
  v_max := case p_kind when 'deposit' then o.deposit_max when 'bank' then o.withdraw_max else o.coin_max end;
  v_daily := case p_kind when 'bank' then o.withdraw_daily when 'coin' then o.coin_daily end;
  if p_amount > v_max then
    perform kernel.fail('customer.limit', jsonb_build_object('max', ledger.money_text(v_max, 'USD')), '{amount}');
  end if;
  if v_daily is not null then
    v_left := greatest(v_daily - payout.used_today(p_kind, p_customer), 0);
    if p_amount > v_left then
      perform kernel.fail('customer.dailyLimit', jsonb_build_object('left', ledger.money_text(v_left, 'USD')), '{amount}');
    end if;
  end if;
end $$;
