-- A movement carries the version of every customer account whose balance it changes, and of no other account.
-- A table constraint cannot state this, because the class is a column of another table.
create or replace function ledger.guard_transfer() returns trigger language plpgsql as $$
declare
  debit_class text := (select class from ledger.account where id = new.debit);
  credit_class text := (select class from ledger.account where id = new.credit);
begin
  if (debit_class = 'limited') <> (new.debit_version is not null)
    or (credit_class = 'limited' and new.phase in ('single', 'post')) <> (new.credit_version is not null) then
    raise exception 'the movement from % to % lacks a version', new.debit, new.credit using errcode = 'check_violation';
  end if;
  return new;
end $$;
