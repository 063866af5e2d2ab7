-- Locks the unmatched payment that an adjustment of the kind deposit names as its reference, if it names one. Fails with
-- staff.adjustmentReference where it is credited or refunded already.
create or replace function deposit.lock_unmatched(p_reference text) returns void language plpgsql as $$
declare
  u deposit.unmatched;
begin
  select * into u from deposit.unmatched where number = p_reference for no key update;
  if u.status <> 1 then
    perform kernel.fail('staff.adjustmentReference', '{}', '{reference}');
  end if;
end $$;
