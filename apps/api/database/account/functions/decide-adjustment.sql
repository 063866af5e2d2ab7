-- Posts an adjustment that another staff member has proposed, or refuses it. An amount that is taken must be available, except of a
-- chargeback, where the rest becomes a receivable: p_available
-- is what the platform can give for an MT5 account, p_balance its balance there (see account.take_credit), null for a wallet.
-- Fails with staff.unknown, staff.state, staff.ownCustomer, staff.accountReview, staff.adjustmentAccount, staff.adjustmentFunds,
-- staff.adjustmentReference (a payment in suspense no longer waits, a payout is not paid, or another amount of a receivable is open) and as staff.require_second.
create or replace function account.decide_adjustment(
  p_id bigint, p_approve boolean, p_reason text, p_available bigint, p_balance bigint, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  j account.adjustment;
  a account.account;
  v_journal bigint;
  v_free bigint;
  v_owed bigint := 0;
  v_moved bigint;
begin
  perform kernel.act_as(p_actor, p_reason);
  select * into j from account.adjustment where id = p_id for no key update;
  if j.id is null then
    perform kernel.fail('staff.unknown');
  elsif j.status <> 1 then
    perform kernel.fail('staff.state');
  elsif j.proposed_by = p_actor then
    perform kernel.fail('staff.secondPerson');
  elsif p_approve then
    perform staff.require_second(j.proposed_by, p_actor);
  end if;
  if p_approve and j.kind = 'suspense' then
    perform deposit.lock_suspense(j.reference);
  end if;
  if p_approve and j.kind = 'writeOff' then
    update account.receivable set open = 0, closed_at = now() where number = j.reference and open = j.amount;
    if not found then
      perform kernel.fail('staff.adjustmentReference', '{}', '{reference}');
    end if;
  end if;
  if p_approve and j.kind = 'payoutReturn' then
    -- The customer reads the reason of the proposal.
    perform kernel.act_as(p_actor, j.reason);
    update payout.proposal set status = 6, reason = j.reason, returned = j.amount where pno = j.reference and status = 3;
    if not found then
      perform kernel.fail('staff.adjustmentReference', '{}', '{reference}');
    end if;
  end if;
  perform account.lock_ledgers(j.account_id);
  select * into strict a from account.account where id = j.account_id;
  if a.customer_id = p_own then
    perform kernel.fail('staff.ownCustomer');
  end if;
  if p_approve then
    if a.status <> 'open' then
      perform kernel.fail('staff.adjustmentAccount');
    elsif account.quarantined(a.id) then
      perform kernel.fail('staff.accountReview');
    end if;
    select posted - held into strict v_free from ledger.account where id = a.ledger_id;
    v_free := greatest(least(v_free, p_available), 0);
    if j.kind = 'chargeback' then
      v_owed := greatest(-j.amount - v_free, 0);
    elsif -j.amount > v_free then
      perform kernel.fail('staff.adjustmentFunds', jsonb_build_object('available', ledger.money_text(v_free, a.currency), 'currency', a.currency));
    end if;
    if j.kind = 'suspense' then
      update deposit.suspense set status = 2, decided_by = p_actor, decided_at = now(), reason = j.reason where number = j.reference;
      perform deposit.note_decided(s.pno) from deposit.suspense s where s.number = j.reference;
    end if;
    -- What moves on the customer's account.
    v_moved := case j.kind when 'writeOff' then 0 else j.amount + v_owed end;
    if j.kind = 'chargeback' and v_moved <> 0 then
      perform account.take_credit(a.id, j.number, -v_moved, p_balance, p_actor);
    end if;
    v_journal := account.post_adjustment(j, a, v_owed, p_actor);
    if v_owed > 0 then
      insert into account.receivable (customer_id, adjustment, amount, open) values (a.customer_id, j.number, v_owed, v_owed);
      perform message.leave(a.customer_id, 'account.owed', jsonb_build_object('number', j.reference, 'amount', v_owed::text),
                            '/user-center/assets/deposit');
      perform graphile_worker.add_job('account.setOff', json_build_object('customerId', a.customer_id::text),
                                      job_key := 'account.setOff:' || a.customer_id);
    end if;
    if v_moved <> 0 then
      if a.kind = 'mt5' then
        insert into account.platform_outbox (ticket, login, action, amount, comment)
        values (v_journal, a.login, 'balance', v_moved, j.number);
      end if;
      perform account.note_deposits(a.id);
      if j.kind = 'payoutReturn' then
        perform payout.note_returned(p) from payout.proposal p where p.pno = j.reference;
      else
        perform message.leave(a.customer_id, 'account.adjusted', jsonb_build_object(
          'number', j.number, 'amount', v_moved::text, 'currency', a.currency),
                              '/user-center/fundingDetails');
      end if;
    end if;
  end if;
  update account.adjustment
  set status = case when p_approve then 2 else 3 end, decided_by = p_actor, decided_at = now(),
      refusal = case when not p_approve then p_reason end, journal_id = v_journal
  where id = j.id;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'adjustment.' || case when p_approve then 'approve' else 'refuse' end, 'adjustment:' || j.number,
          jsonb_build_object('status', 1), jsonb_strip_nulls(jsonb_build_object('reason', p_reason, 'amount', j.amount, 'owed', nullif(v_owed, 0))),
          p_request, p_address);
end $$;
