-- Queues the set-off for a customer who owes, when one of the customer's ledger accounts has more to give.
create or replace function account.note_money() returns trigger language plpgsql as $$
begin
  if exists (select from account.receivable where customer_id = new.owner_id and open > 0) then
    perform graphile_worker.add_job('account.setOff', json_build_object('customerId', new.owner_id::text),
                                    job_key := 'account.setOff:' || new.owner_id);
  end if;
  return null;
end $$;
