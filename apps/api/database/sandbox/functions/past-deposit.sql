create or replace function sandbox.past_deposit(
  p_account bigint, p_pno text, p_amount bigint, p_pay_amount bigint, p_rate numeric, p_merchant text, p_at timestamptz
) returns void language plpgsql as $$
declare
  a account.account;
  ticket bigint;
begin
  select * into strict a from account.account where id = p_account;
  perform set_config('app.clock', p_at::text, true);
  perform deposit.reserve(
    'past:' || a.customer_id, p_pno, '',
    jsonb_build_object('pno', p_pno, 'customer_id', a.customer_id, 'account_id', a.id, 'channel', 'EGPAY', 'method', 'bank',
                       'amount', p_amount, 'pay_amount', p_pay_amount, 'pay_currency', 'CNY', 'rate', p_rate, 'fee', 0,
                       'merchant_id', p_merchant, 'expires_at', p_at + interval '30 minutes'),
    '{"maxUnpaid": 100}');
  perform deposit.submit('past:' || a.customer_id, p_pno, '', p_pno, null, '{"maxUnpaid": 100}');
  perform deposit.settle('EGPAY', 'past-' || p_pno, p_pno, p_merchant, p_pay_amount, 'CNY', 'paid', p_at, '{}');
  insert into sandbox.pay_order (pno, amount, currency, method, return_url, expires_at, status, event_id, paid_at, created_at)
  values (p_pno, ledger.money_text(p_pay_amount, 'CNY'), 'CNY', 'bank', '', p_at + interval '30 minutes', 'paid',
          'past-' || p_pno, p_at, p_at);
  select id into strict ticket from ledger.journal where kind = 'deposit' and ref_type = 'draft' and ref_id = p_pno;
  -- The platform operation is done here. The job that deposit.settle has queued then finds its ticket applied.
  perform mt5.apply_balance(a.login::bigint, 2::smallint, p_amount, p_pno, ticket::text, 0, p_at);
end $$;
