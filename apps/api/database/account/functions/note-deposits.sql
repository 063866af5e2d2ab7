-- Clears first_minimum once the deposits of an account have reached it. A job then sets the leverage on the platform.
create or replace function account.note_deposits(p_account bigint) returns void language plpgsql as $$
begin
  update account.account a set first_minimum = null
  where a.id = p_account and a.first_minimum is not null and account.deposited(a.ledger_id) >= a.first_minimum;
  if found then
    perform graphile_worker.add_job('account.grantLeverage', json_build_object('accountId', p_account::text),
                                    job_key := 'account.grantLeverage:' || p_account);
  end if;
end $$;
