-- Notes that the platform is about to be asked to open an account. Returns true the first time: no user can exist there then.
create or replace function account.note_requested(p_id bigint) returns boolean language plpgsql as $$
begin
  update account.account set requested_at = now() where id = p_id and requested_at is null;
  return found;
end $$;
