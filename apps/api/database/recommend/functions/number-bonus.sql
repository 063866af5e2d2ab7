create or replace function recommend.number_bonus() returns trigger language plpgsql as $$
begin
  select ord, at into new.ord, new.created_at from kernel.next_ordinal('recommend.bonus', new.inviter_id);
  return new;
end $$;
