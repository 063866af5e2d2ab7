-- The movements that post or void a hold.
create or replace function payout.resolve(p_hold bigint, p_phase text) returns jsonb language sql stable
return (
  select jsonb_agg(jsonb_build_object('debit', debit, 'credit', credit, 'currency', currency, 'amount', amount,
                                      'phase', p_phase, 'pending', id) order by id)
  from ledger.transfer where journal_id = p_hold
);
