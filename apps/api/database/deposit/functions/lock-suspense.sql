-- Locks the payment that an adjustment of the kind suspense credits, and returns it. Fails with staff.adjustmentReference where there is
-- none that waits and is booked.
create or replace function deposit.lock_suspense(p_number text) returns deposit.suspense language plpgsql as $$
declare
  s deposit.suspense;
begin
  -- The draft is locked first, as by deposit.settle.
  perform from deposit.draft where pno = (select pno from deposit.suspense where number = p_number) for no key update;
  select * into s from deposit.suspense where number = p_number for no key update;
  if s.status is distinct from 1 or not s.is_booked then
    perform kernel.fail('staff.adjustmentReference', '{}', '{reference}');
  end if;
  return s;
end $$;
