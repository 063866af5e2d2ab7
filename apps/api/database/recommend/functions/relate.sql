-- Creates the relation between a customer who registers with an invite code and the inviter.
create or replace function recommend.relate() returns trigger language plpgsql as $$
begin
  insert into recommend.relation (customer_id, inviter_id, status, registered_at, ord)
  select new.id, new.invited_by, 'waiting', n.at, n.ord from kernel.next_ordinal('recommend.relation', new.invited_by) n;
  return new;
end $$;
