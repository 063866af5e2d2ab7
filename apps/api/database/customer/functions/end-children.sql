-- Ends the sessions that began with an auto-login token of a session that ends.
create or replace function customer.end_children() returns trigger language plpgsql as $$
begin
  update customer.session set ended_at = new.ended_at where parent_id = new.id and ended_at is null;
  return null;
end $$;
