-- Ends an open payout without payment: status 4 refused or 5 cancelled. Releases the hold and gives its credit back; a job returns the
-- money on the platform.
create or replace function payout.release(p payout.proposal, p_status smallint, p_reason text, p_actor text)
returns payout.proposal language plpgsql as $$
declare
  v_login text;
begin
  perform ledger.post('withdraw.release', 'payout', p.pno, p_actor, coalesce(p_reason, 'cancelled'),
                      payout.resolve(p.hold_journal, 'void'));
  perform account.return_credit(p.pno, p_actor);
  update payout.proposal set status = p_status, reason = p_reason where pno = p.pno returning * into p;
  if p.kind = 'coin' then
    insert into coin.deal (customer_id, pno, kind, amount) values (p.customer_id, p.pno, 'release', p.receive + p.fee);
  end if;
  if p.platform in ('asked', 'taken') then
    select login into strict v_login from account.account where id = p.account_id;
    perform graphile_worker.add_job('payout.settlePlatform', json_build_object('pno', p.pno), queue_name := 'mt5:' || v_login);
  end if;
  perform payout.tell(p);
  return p;
end $$;
