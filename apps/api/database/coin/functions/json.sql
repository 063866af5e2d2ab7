create or replace function coin.json(p payout.proposal) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'pno', p.pno, 'accountId', p.account_id::text, 'address', coin.address_json(a) - 'usableFrom',
    'amount', ledger.money_text(p.amount, 'USD'), 'fee', ledger.money_text(p.fee, 'USDT'),
    'receive', ledger.money_text(p.receive, 'USDT'), 'rate', p.rate::text, 'displayStatus', p.status, 'txHash', p.tx_hash,
    'reason', p.reason, 'returned', ledger.money_text(p.returned, 'USD'), 'createdAt', kernel.utc(p.created_at), 'updatedAt', kernel.utc(p.updated_at),
    'steps', payout.steps(p.pno)))
  from coin.address a where a.id = p.address_id
$$;
