-- Records an approval. Returns whether the approvals suffice: one, or two by different members where payout.needs_two says so. Fails
-- as staff.require_second.
create or replace function payout.approved(p payout.proposal, p_two_from bigint, p_actor text) returns boolean language plpgsql as $$
declare
  v_two boolean := payout.needs_two(p, p_two_from);
  v_other text;
begin
  select actor into v_other from payout.approval where pno = p.pno and actor <> p_actor limit 1;
  if v_two and exists (select from payout.approval where pno = p.pno and actor = p_actor) then
    perform kernel.fail('staff.secondPerson');
  elsif v_two then
    perform staff.require_second(v_other, p_actor);
  end if;
  insert into payout.approval (pno, actor) values (p.pno, p_actor) on conflict (pno, actor) do nothing;
  return not v_two or v_other is not null;
end $$;
