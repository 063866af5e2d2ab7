-- Records an approval. Returns whether the approvals suffice: one below `p_two_from` (USD cents), else two by different members.
create or replace function payout.approved(p payout.proposal, p_two_from bigint, p_actor text) returns boolean language plpgsql as $$
declare
  others int;
begin
  select count(*) into others from payout.approval where pno = p.pno and actor <> p_actor;
  if exists (select from payout.approval where pno = p.pno and actor = p_actor) then
    perform kernel.fail('staff.secondPerson');
  end if;
  insert into payout.approval (pno, actor) values (p.pno, p_actor);
  return p.amount < p_two_from or others > 0;
end $$;
