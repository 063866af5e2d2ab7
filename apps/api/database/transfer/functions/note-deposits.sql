create or replace function transfer.note_deposits() returns trigger language plpgsql as $$
begin
  perform account.note_deposits(new.to_id);
  return null;
end $$;
