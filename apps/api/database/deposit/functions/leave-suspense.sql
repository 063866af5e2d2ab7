-- Takes a payment out of suspense that the channel has sent back, or that never came.
create or replace function deposit.leave_suspense(s deposit.suspense, p_actor text) returns void language plpgsql as $$
begin
  if s.is_booked then
    perform ledger.post('suspense.return', 'suspense', s.number, p_actor, s.event_id, jsonb_build_array(jsonb_build_object(
      'debit', ledger.house('suspense', s.currency), 'credit', ledger.house('channel:' || s.channel, s.currency),
      'currency', s.currency, 'amount', s.amount)));
  end if;
end $$;
