-- Holds the amount, takes the credit that leaves with it, and puts the payout into review. `p_moves` are the movements of the hold, phase
-- pending. `p_balance`: see account.take_credit.
create or replace function payout.place(p payout.proposal, p_login text, p_balance bigint, p_key text, p_moves jsonb, p_request text)
returns payout.proposal language plpgsql as $$
declare
  actor text := 'customer:' || p.customer_id;
begin
  perform customer.check_limit(p.customer_id, p.kind, p.amount);
  p.status := 1;
  p.platform := case when p_login is null then 'none' else 'asked' end;
  perform account.take_credit(p.account_id, p.pno, p.amount, p_balance, actor);
  p.hold_journal := ledger.post('withdraw.hold', 'payout', p.pno, actor, p_key, p_moves);
  p.ord := 0;
  insert into payout.proposal select p.* returning * into p;
  if p_login is not null then
    perform graphile_worker.add_job('payout.settlePlatform', json_build_object('pno', p.pno), queue_name := 'mt5:' || p_login);
  end if;
  perform graphile_worker.add_job('payout.autoReview', json_build_object('pno', p.pno), run_at := now() + interval '10 seconds');
  insert into kernel.audit (actor, act, subject, after, request_id)
  values (actor, 'withdraw.submit', 'payout:' || p.pno, jsonb_build_object('amount', p.amount, 'kind', p.kind), p_request);
  perform payout.tell(p);
  return p;
end $$;
