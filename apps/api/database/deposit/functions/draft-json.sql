-- The draft as the API returns it.
create or replace function deposit.draft_json(d deposit.draft) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'pno', d.pno, 'accountId', d.account_id::text, 'channel', d.channel, 'method', d.method,
    'amount', ledger.money_text(coalesce(d.credited, d.amount), 'USD'), 'currency', 'USD',
    'payAmount', ledger.money_text(coalesce(d.arrived, d.pay_amount), d.pay_currency), 'payCurrency', d.pay_currency,
    'rate', d.rate::text, 'fee', ledger.money_text(d.fee, d.pay_currency),
    'status', d.status, 'late', d.late, 'payUrl', case when d.status = 'unpaid' then d.pay_url end,
    'createdAt', kernel.utc(d.created_at), 'expiresAt', kernel.utc(d.expires_at), 'paidAt', kernel.utc(d.paid_at),
    'couponId', d.coupon_id::text, 'resolution', (
      -- A decision on a second payment does not change what became of the first.
      select case s.status when 2 then 'credit' when 4 then 'reject' else 'refund' end from deposit.suspense s
      where s.pno = d.pno and s.status <> 1 and (d.status = 'mismatch' or s.status = 2 and d.arrived is not null)
      order by s.decided_at desc limit 1)))
$$;
