create or replace function payout.guard_platform() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.platform = new.platform then
    return new;
  end if;
  if not exists (
    select from kernel.transition t where t.machine = 'payout.platform' and t.to_status = new.platform
      and t.from_status = case tg_op when 'UPDATE' then old.platform else '' end
  ) then
    raise exception 'no transition to % in payout.platform', new.platform using errcode = 'check_violation';
  end if;
  return new;
end $$;
