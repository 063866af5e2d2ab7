-- Why p_second may not complete an act of two people of which p_first has done the first part; null if they may. Both are actors; who is
-- no member (the customer, the automatic review) may be the first. staff.secondPerson for the same member, staff.secondRecent within a day
-- of an invitation or renewal that p_second has accepted, staff.secondInvited where one of them had a hand in the other's sign-in:
-- proposed or approved a change of the other, or of somebody who did, and so on.
create or replace function staff.second_refusal(p_first text, p_second text) returns text language plpgsql stable as $$
declare
  first staff.member;
  second staff.member;
begin
  if p_first = p_second then
    return 'staff.secondPerson';
  end if;
  select * into first from staff.member where 'staff:' || email = p_first;
  select * into second from staff.member where 'staff:' || email = p_second;
  if first.id is null or second.id is null then
    return null;
  elsif second.enrolled_at > now() - interval '24 hours' then
    return 'staff.secondRecent';
  elsif exists (
    with recursive maker(of, id) as (
      select c.member_id, m.id from staff.member_change c join staff.member m on m.id in (c.proposer_id, c.decider_id)
      where c.status = 2 and c.member_id in (first.id, second.id)
      union
      select k.of, m.id from maker k join staff.member_change c on c.status = 2 and c.member_id = k.id
      join staff.member m on m.id in (c.proposer_id, c.decider_id)
    )
    select from maker where (of, id) in ((first.id, second.id), (second.id, first.id))
  ) then
    return 'staff.secondInvited';
  end if;
  return null;
end $$;
