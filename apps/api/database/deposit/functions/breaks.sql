-- Breaks between paid drafts, payments in suspense and their journals.
create or replace function deposit.breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  select 'deposit.journal', ref_id, expected, found, currency from ledger.leg_breaks('deposit.legs', '{deposit}')
  union all
  select 'deposit.suspense', ref_id, expected, found, currency from ledger.leg_breaks('deposit.suspense_legs', '{suspense,suspense.return}')
$$;
