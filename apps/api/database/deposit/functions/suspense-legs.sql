-- The movements that payments in suspense require: they arrive when they are reported, and go back when they are refunded or rejected.
-- What credits one is the journal of its draft or adjustment.
create or replace function deposit.suspense_legs() returns setof ledger.leg language sql stable as $$
  select 'suspense', 'suspense', number, 'channel:' || channel, 'suspense', currency, amount, 'single' from deposit.suspense where is_booked
  union all
  select 'suspense.return', 'suspense', number, 'suspense', 'channel:' || channel, currency, amount, 'single' from deposit.suspense
  where is_booked and status in (3, 4)
$$;
