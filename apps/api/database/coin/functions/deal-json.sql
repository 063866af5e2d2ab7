create or replace function coin.deal_json(d coin.deal) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', d.id::text, 'pno', d.pno, 'kind', d.kind, 'coin', a.coin, 'chain', a.chain,
    'amount', ledger.money_text(d.amount, 'USDT'), 'txHash', case d.kind when 'payout' then p.tx_hash end,
    'at', kernel.utc(d.at)))
  from payout.proposal p join coin.address a on a.id = p.address_id where p.pno = d.pno
$$;
