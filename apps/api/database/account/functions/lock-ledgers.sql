-- Locks the ledger accounts of an account. account.archive takes the locks first too, so that the second of two concurrent calls sees
-- the result of the first.
create or replace function account.lock_ledgers(p_account bigint) returns void language plpgsql as $$
begin
  perform from account.account a join ledger.account l on l.id in (a.ledger_id, a.credit_ledger_id)
  where a.id = p_account order by l.id for no key update of l;
end $$;
