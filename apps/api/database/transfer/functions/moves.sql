-- The movements of a transfer. Between currencies the amount passes through the exchange accounts of both.
create or replace function transfer.moves(
  source account.account, target account.account, p_amount bigint, p_received bigint, p_phase text
) returns jsonb language plpgsql as $$
begin
  if source.currency = target.currency then
    return jsonb_build_array(jsonb_build_object(
      'debit', source.ledger_id, 'credit', target.ledger_id, 'currency', source.currency, 'amount', p_amount, 'phase', p_phase));
  end if;
  return jsonb_build_array(
    jsonb_build_object('debit', source.ledger_id, 'credit', ledger.house('exchange', source.currency),
                       'currency', source.currency, 'amount', p_amount, 'phase', p_phase),
    jsonb_build_object('debit', ledger.house('exchange', target.currency), 'credit', target.ledger_id,
                       'currency', target.currency, 'amount', p_received, 'phase', p_phase));
end $$;
