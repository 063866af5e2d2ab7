-- Posts the platform's decision on a held transfer, once, and stores the final transfer as the response of the request.
create or replace function transfer.finish(p_tno text, p_done boolean, p_reason text default null) returns jsonb language plpgsql as $$
declare
  t transfer.transfer;
  v_journal bigint;
  v_cause text;
begin
  select * into strict t from transfer.transfer where tno = p_tno for no key update;
  if t.status <> 'pending' then
    return transfer.json(t);
  end if;
  perform kernel.act_as('system:platform', p_reason);
  select cause into strict v_cause from ledger.journal where id = t.hold_journal;
  if p_done then
    v_journal := ledger.post('transfer', 'transfer', t.tno, 'system:platform', v_cause, payout.resolve(t.hold_journal, 'post'));
    update transfer.transfer set status = 'done' where tno = p_tno returning * into t;
    perform transfer.credit_platform(v_journal, (select login from account.account where id = t.to_id), t);
  else
    perform ledger.post('transfer.release', 'transfer', t.tno, 'system:platform', v_cause, payout.resolve(t.hold_journal, 'void'));
    perform account.return_credit(t.tno, 'system:platform');
    update transfer.transfer set status = 'failed', reason = p_reason where tno = p_tno returning * into t;
    perform message.leave(t.customer_id, 'transfer.failed', jsonb_build_object(
      'tno', t.tno, 'amount', t.amount::text, 'reason', p_reason,
      'currency', (select currency from account.account where id = t.from_id)), '/user-center/assets/transfer');
  end if;
  return kernel.keep(t.scope, v_cause, transfer.json(t));
end $$;
