-- The life of a payout: place, cancel, decide, settle with the platform. Lock order: key, customer, document, ledger.

create function payout.href(p_kind text) returns text language sql immutable
return case p_kind when 'bank' then '/user-center/assets/withdraw' else '/user-center/assets/withdrawCoin' end;

create function payout.tell(p payout.proposal) returns void language plpgsql as $$
declare
  what text := '出金 ' || p.pno || '（' || ledger.money_text(p.amount, 'USD') || ' 美元）';
begin
  perform message.leave(p.customer_id, 'withdraw.' || p.status,
    case p.status when 1 then '出金申请已提交' when 2 then '出金审核通过' when 3 then '出金已付款'
                  when 4 then '出金未通过' else '出金已取消' end,
    what || case p.status
      when 1 then '已进入审核，款项已冻结。'
      when 2 then '已通过审核，正在付款。'
      when 3 then '已付款，' || case p.kind when 'bank' then '到账时间以银行为准。' else '到账时间以链上确认为准。' end
      when 4 then '未通过，款项已退回账户，原因：' || rtrim(coalesce(p.reason, '资料不符'), '。. ') || '。'
      else '已取消，款项已退回账户。' end,
    payout.href(p.kind));
end $$;

-- Refuses what no customer may do who is not verified, has just changed how they sign in, or while payouts are stopped:
-- the reasons of kernel/actions/withdraw.ts in its order. Locks the customer, so that what is counted afterwards is true.
create function payout.check_customer(p_customer bigint, p_cooling_hours int, p_card boolean) returns void language plpgsql as $$
declare
  cool_until timestamptz;
begin
  select secured_at + make_interval(hours => p_cooling_hours) into strict cool_until
  from customer.customer where id = p_customer for no key update;
  if not exists (select from identity.identity where customer_id = p_customer and status = 1) then
    perform kernel.fail('withdraw.identity');
  end if;
  if p_card and not exists (select from identity.bank_card where customer_id = p_customer and status = 1) then
    perform kernel.fail('withdraw.bank');
  end if;
  if cool_until > now() then
    perform kernel.fail('withdraw.cooling', jsonb_build_object(
      'hours', p_cooling_hours, 'until', to_char(cool_until at time zone 'Asia/Shanghai', 'MM-DD HH24:MI')));
  end if;
  if exists (select from kernel.payout_stop) then
    perform kernel.fail('withdraw.stopped');
  end if;
end $$;

-- The account the money leaves, its books locked. `p_available` is what the platform lets go of, null where it was not
-- asked; then the answer's `ask` says whether it must be.
create function payout.open_account(
  p_customer bigint, p_account bigint, p_amount bigint, p_available bigint, out acct account.account, out ask boolean
) language plpgsql as $$
declare
  available bigint;
begin
  select * into acct from account.account where id = p_account and customer_id = p_customer and status = 'open';
  if acct.id is null then
    perform kernel.fail('withdraw.account', '{}', '{accountId}');
  end if;
  ask := acct.kind = 'mt5' and p_available is null;
  if ask then
    return;
  end if;
  select posted - held into available from ledger.account where id = acct.ledger_id for no key update;
  if acct.kind = 'mt5' then
    available := greatest(least(available, p_available), 0);
  end if;
  if available < p_amount then
    perform kernel.fail('withdraw.funds', jsonb_build_object('available', ledger.money_text(available, 'USD')), '{amount}');
  end if;
end $$;

-- Holds the amount and puts the document into review. `p_moves`: the hold's movements, phase pending.
create function payout.place(p payout.proposal, p_login text, p_key text, p_moves jsonb, p_request text)
returns payout.proposal language plpgsql as $$
declare
  actor text := 'customer:' || p.customer_id;
begin
  p.status := 1;
  p.platform := case when p_login is null then 'none' else 'asked' end;
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

-- The movements that post or void a hold.
create function payout.resolve(p_hold bigint, p_phase text) returns jsonb language sql stable
return (
  select jsonb_agg(jsonb_build_object('debit', debit, 'credit', credit, 'currency', currency, 'amount', amount,
                                      'phase', p_phase, 'pending', id) order by id)
  from ledger.transfer where journal_id = p_hold
);

-- Ends an open document without paying: 4 refused or 5 cancelled. The hold is released, the platform gives back.
create function payout.release(p payout.proposal, p_status smallint, p_reason text, p_actor text)
returns payout.proposal language plpgsql as $$
declare
  v_login text;
begin
  perform ledger.post('withdraw.release', 'payout', p.pno, p_actor, coalesce(p_reason, 'cancelled'),
                      payout.resolve(p.hold_journal, 'void'));
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

create function payout.cancel(p_kind text, p_customer bigint, p_pno text, p_request text)
returns payout.proposal language plpgsql as $$
declare
  p payout.proposal;
  actor text := 'customer:' || p_customer;
begin
  perform kernel.act_as(actor);
  select * into p from payout.proposal where pno = p_pno and kind = p_kind and customer_id = p_customer for no key update;
  if p.pno is null then
    perform kernel.fail('withdraw.unknown');
  end if;
  if p.status <> 1 then
    perform kernel.fail('withdraw.notCancellable');
  end if;
  insert into kernel.audit (actor, act, subject, request_id) values (actor, 'withdraw.cancel', 'payout:' || p_pno, p_request);
  return payout.release(p, 5::smallint, null, actor);
end $$;

-- Books the payment: the hold is posted, and what was sent leaves by the exchange of its currency.
create function payout.pay(p payout.proposal, p_tx_hash text, p_actor text) returns payout.proposal language plpgsql as $$
declare
  house text := 'payout:' || p.kind;
  paid text := case p.kind when 'bank' then 'CNY' else 'USDT' end;
  moves jsonb := payout.resolve(p.hold_journal, 'post');
begin
  moves := moves || jsonb_build_array(
    jsonb_build_object('debit', ledger.house(house, 'USD'), 'credit', ledger.house('exchange', 'USD'), 'currency', 'USD',
                       'amount', case p.kind when 'bank' then p.receive else p.amount end),
    jsonb_build_object('debit', ledger.house('exchange', paid), 'credit', ledger.house(house, paid), 'currency', paid,
                       'amount', p.pay_amount));
  if p.kind = 'coin' and p.fee > 0 then
    moves := moves || jsonb_build_array(
      jsonb_build_object('debit', ledger.house('exchange', paid), 'credit', ledger.house('fee', paid), 'currency', paid,
                         'amount', p.fee));
  end if;
  perform ledger.post('withdraw', 'payout', p.pno, p_actor, p.pno, moves);
  update payout.proposal set status = 3, tx_hash = p_tx_hash where pno = p.pno returning * into p;
  if p.kind = 'coin' then
    insert into coin.deal (customer_id, pno, kind, amount)
    select p.customer_id, p.pno, d.kind, d.amount
    from (values (1, 'payout', p.receive), (2, 'fee', p.fee)) d (n, kind, amount) where d.amount > 0 order by d.n;
  end if;
  perform payout.tell(p);
  return p;
end $$;
