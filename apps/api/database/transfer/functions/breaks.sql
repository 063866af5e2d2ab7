-- Breaks between transfers and their journals.
create or replace function transfer.breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  select 'transfer', ref_id, expected, found, currency
  from ledger.leg_breaks('transfer.legs', '{transfer.hold,transfer,transfer.release}')
$$;
