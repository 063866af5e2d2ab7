create or replace function deposit.note_deposits() returns trigger language plpgsql as $$
begin
  perform account.note_deposits(new.account_id);
  return null;
end $$;
