create or replace function identity.check_decision(p_decision text, p_reason text) returns void language plpgsql as $$
begin
  if p_decision not in ('approve', 'refuse') then
    perform kernel.fail('staff.decision');
  elsif p_decision = 'refuse' and coalesce(trim(p_reason), '') = '' then
    perform kernel.fail('staff.reason');
  end if;
end $$;
