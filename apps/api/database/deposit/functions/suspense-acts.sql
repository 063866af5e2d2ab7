-- What staff may decide on a payment in suspense. `d` is its draft, all null for an unknown order.
create or replace function deposit.suspense_acts(s deposit.suspense, d deposit.draft) returns text[] language sql stable
return case when s.status <> 1 then '{}' else array_remove(array[
  case when deposit.creditable(s, d) is not null then 'credit' end, case when s.is_booked then 'refund' end, 'reject'], null) end;
