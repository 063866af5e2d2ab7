-- The transfer as calls.md defines it.
create or replace function transfer.json(t transfer.transfer) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'tno', t.tno,
    'from', jsonb_build_object('id', t.from_id::text, 'account_no', coalesce(f.login, f.customer_id::text)),
    'to', jsonb_build_object('id', t.to_id::text, 'account_no', coalesce(o.login, o.customer_id::text)),
    'amount', ledger.money_text(t.amount, f.currency), 'currency', f.currency,
    'receive', ledger.money_text(t.received, o.currency), 'receiveCurrency', o.currency, 'rate', t.rate::text, 'status', t.status, 'reason', t.reason,
    'createdAt', kernel.utc(t.created_at)))
  from account.account f, account.account o where f.id = t.from_id and o.id = t.to_id
$$;
