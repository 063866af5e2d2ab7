create or replace function withdraw.json(p payout.proposal) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'pno', p.pno, 'accountId', p.account_id::text, 'bankId', p.card_id::text, 'bankCode', c.bank_code, 'bank', c.number_mask,
    'amount', ledger.money_text(p.amount, 'USD'), 'fee', ledger.money_text(p.fee, 'USD'),
    'receive', ledger.money_text(p.receive, 'USD'), 'rate', p.rate::text,
    'receiveCny', ledger.money_text(p.pay_amount, 'CNY'), 'displayStatus', p.status, 'reason', p.reason,
    'returned', ledger.money_text(p.returned, 'USD'), 'createdAt', kernel.utc(p.created_at), 'updatedAt', kernel.utc(p.updated_at), 'steps', payout.steps(p.pno)))
  from identity.bank_card c where c.id = p.card_id
$$;
