-- Archives an open MT5 account whose ledger accounts are empty. A job then archives the user on the platform. The caller checks
-- what the platform holds: positions and deals that are not posted yet.
create or replace function account.archive(p_customer bigint, p_id bigint, p_request text) returns void language plpgsql as $$
declare
  a account.account;
begin
  perform kernel.act_as('customer:' || p_customer);
  -- Serialises with deposit.submit: the draft is visible below, or deposit.submit sees that the account is archived.
  perform from customer.customer where id = p_customer for no key update;
  perform account.lock_ledgers(p_id);
  select * into a from account.account where id = p_id and customer_id = p_customer;
  if a.id is null then
    perform kernel.fail('account.unknown');
  end if;
  if a.kind <> 'mt5' or a.status <> 'open' then
    perform kernel.fail('account.notOpen');
  end if;
  if exists (select from deposit.draft where account_id = a.id and status = 'unpaid' and expires_at > now()) then
    perform kernel.fail('account.unpaid');
  end if;
  perform account.refuse_quarantined(a.id, 'id');
  if exists (select from transfer.transfer where to_id = a.id and status = 'pending') then
    perform kernel.fail('account.arriving');
  end if;
  if exists (select from ledger.account where id in (a.ledger_id, a.credit_ledger_id) and (posted <> 0 or held <> 0)) then
    perform kernel.fail('account.notEmpty');
  end if;
  update account.account set status = 'archived' where id = a.id;
  insert into kernel.audit (actor, act, subject, request_id)
  values ('customer:' || p_customer, 'archiveMt5', 'account:' || a.id, p_request);
  perform graphile_worker.add_job('account.archiveUser', json_build_object('login', a.login),
                                  queue_name := 'mt5:' || a.login);
end $$;
