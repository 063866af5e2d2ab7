-- Ends what ends with a session: those that began with an auto-login token of it, and the push to its browser.
create or replace function customer.end_children() returns trigger language plpgsql as $$
begin
  update customer.session set ended_at = new.ended_at where parent_id = new.id and ended_at is null;
  delete from message.push_device where session_id = new.id;
  return null;
end $$;
