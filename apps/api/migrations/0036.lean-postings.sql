-- A posting in fewer statements and fewer index entries: eight clients at once wait for no lock, they wait for the processor.

-- As before, but which accounts have a balance is asked once, with their locks: a house account is then left alone, where two
-- statements found out for every movement that it has none.
create or replace function ledger.post(
  p_kind text, p_ref_type text, p_ref_id text, p_actor text, p_cause text, p_moves jsonb, p_reverses bigint default null
) returns bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_journal bigint;
  m ledger.move;
  moves ledger.move[] := '{}';
  named bigint[] := '{}';
  floors bigint[];
  d_version bigint; d_after bigint; c_version bigint; c_after bigint;
begin
  for n in 1 .. jsonb_array_length(p_moves) loop
    m := jsonb_populate_record(null::ledger.move, p_moves -> n - 1);
    m.phase := coalesce(m.phase, 'single');
    moves[n] := m;
    named := named || m.debit || m.credit;
  end loop;
  -- In one order, so that no two postings wait for each other.
  floors := array(
    select a.id from ledger.account a where a.id = any (named) and a.class = 'floor' order by a.id for no key update);

  insert into ledger.journal (kind, ref_type, ref_id, actor, cause, reverses)
  values (p_kind, p_ref_type, p_ref_id, p_actor, p_cause, p_reverses) returning id into v_journal;

  foreach m in array moves loop
    if m.phase in ('post', 'void') then
      perform from ledger.transfer t
      where t.id = m.pending and t.phase = 'pending' and t.debit = m.debit and t.credit = m.credit
        and t.currency = m.currency and t.amount = m.amount;
      if not found then
        raise exception 'no such hold %', m.pending using errcode = 'check_violation';
      end if;
    end if;

    d_version := null; d_after := null; c_version := null; c_after := null;
    if m.debit = any (floors) then
      update ledger.account a
      set posted = a.posted - case when m.phase in ('pending', 'void') then 0 else m.amount end,
          held = a.held + case m.phase when 'single' then 0 when 'pending' then m.amount else -m.amount end,
          version = a.version + 1
      where a.id = m.debit and (m.phase in ('post', 'void') or a.posted - a.held >= m.amount)
      returning a.version, a.posted into d_version, d_after;
      if not found then
        perform kernel.fail('ledger.funds');
      end if;
    end if;
    if m.credit = any (floors) and m.phase in ('single', 'post') then
      update ledger.account a set posted = a.posted + m.amount, version = a.version + 1
      where a.id = m.credit returning a.version, a.posted into c_version, c_after;
    end if;
    insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase, pending_id,
                                 debit_version, debit_after, credit_version, credit_after)
    values (v_journal, m.debit, m.credit, m.currency, m.amount, m.phase, m.pending, d_version, d_after, c_version, c_after);
  end loop;
  return v_journal;
end $$;

-- A foreign key locks the journal that it looks for, which was written a moment before and never goes: looking is enough, and
-- the accounts are looked for already.
create function ledger.guard_transfer() returns trigger language plpgsql as $$
begin
  if (select count(*) from ledger.account a where a.id in (new.debit, new.credit) and a.currency = new.currency) <> 2
    or not exists (select from ledger.journal j where j.id = new.journal_id) then
    raise exception 'no journal %, or no accounts % and % in %', new.journal_id, new.debit, new.credit, new.currency
      using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger guard_transfer before insert on ledger.transfer for each row execute function ledger.guard_transfer();
drop trigger guard_accounts on ledger.transfer;
drop function ledger.guard_accounts;
alter table ledger.transfer drop constraint transfer_journal_id_fkey;

-- A customer's movements are found by their versions, and nothing lists a house account's: its entries all went to one leaf of
-- these two. Hardly a journal reverses another.
create or replace function account.deposited(p_ledger bigint) returns bigint language sql stable
return (
  select greatest(coalesce(sum(m.amount), 0), 0)::bigint
  from (
    select journal_id, amount, array['deposit', 'transfer'] as kinds from ledger.transfer
    where credit = p_ledger and credit_version is not null and phase in ('single', 'post')
    union all
    select journal_id, -amount, array['transfer'] from ledger.transfer
    where debit = p_ledger and debit_version is not null and phase in ('single', 'post')
  ) m join ledger.journal j on j.id = m.journal_id and j.kind = any (m.kinds)
);
drop index ledger.transfer_debit_id_idx, ledger.transfer_credit_id_idx;
alter table ledger.journal drop constraint journal_reverses_key;
create unique index on ledger.journal (reverses) where reverses is not null;

-- As before, but an assignment, which is worked out in place, where a query was.
create or replace function deposit.number_paid() returns trigger language plpgsql as $$
declare
  o record;
begin
  if new.status = 'paid' and old.status <> 'paid' then
    o := kernel.next_ordinal('deposit.paid', new.customer_id);
    new.paid_ord := o.ord;
    new.booked_at := o.at;
    o := kernel.next_ordinal('deposit.paid.' || case new.channel when 'EGPAY' then 1 else 2 end, new.customer_id);
    new.paid_kind_ord := o.ord;
  end if;
  return new;
end $$;

-- As before, but only a first deposit asks whether it is waited for: `and` in one condition made every change of a draft ask.
create or replace function recommend.first_deposit() returns trigger language plpgsql as $$
begin
  if new.paid_ord = 1 and old.paid_ord is null then
    if exists (select from recommend.relation where customer_id = new.customer_id and status = 'waiting') then
      perform graphile_worker.add_job('recommend.firstDeposit', json_build_object('pno', new.pno));
    end if;
  end if;
  return null;
end $$;

-- The house accounts between a customer and the world outside, in one look: the outside's own in its currency, and both sides of
-- the exchange.
create function ledger.houses(
  p_outside text, p_currency text, out outside bigint, out exchange bigint, out exchange_usd bigint
) language plpgsql as $$
begin
  select o.id, e.id, u.id into outside, exchange, exchange_usd
  from ledger.account o, ledger.account e, ledger.account u
  where o.owner_id = 0 and o.kind = p_outside and o.ref = '' and o.currency = p_currency
    and e.owner_id = 0 and e.kind = 'exchange' and e.ref = '' and e.currency = p_currency
    and u.owner_id = 0 and u.kind = 'exchange' and u.ref = '' and u.currency = 'USD';
  -- Made at first use.
  if not found then
    outside := ledger.house(p_outside, p_currency);
    exchange := ledger.house('exchange', p_currency);
    exchange_usd := ledger.house('exchange', 'USD');
  end if;
end $$;

-- As before, but what answers nothing is assigned, too, and the house accounts are looked for once.
create or replace function deposit.settle(
  p_channel text, p_event text, p_pno text, p_merchant text, p_amount bigint, p_currency text,
  p_status text, p_paid_at timestamptz, p_raw text
) returns text language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  d deposit.draft;
  acct account.account;
  coupon activity.coupon;
  verdict text;
  v_journal bigint;
  house record;
  ignored text;
begin
  ignored := kernel.act_as('channel:' || p_channel);
  select * into d from deposit.draft where pno = p_pno and channel = p_channel for no key update;
  verdict := case
    when d.pno is null then 'unknown'
    when p_status <> 'paid' then 'declined'
    when d.status = 'paid' then 'already'
    when d.status = 'mismatch' or p_amount is distinct from d.pay_amount or p_currency <> d.pay_currency
      or p_merchant <> d.merchant_id then 'mismatch'
    else 'credited' end;

  insert into deposit.channel_event (channel, event_id, pno, raw, verdict)
  values (p_channel, p_event, p_pno, p_raw, verdict) on conflict do nothing;
  if not found then
    return 'duplicate';
  end if;

  if verdict = 'mismatch' and d.status <> 'mismatch' then
    update deposit.draft set status = 'mismatch', closed_at = now() where pno = d.pno;
    perform message.leave(d.customer_id, 'deposit.mismatch', '入金待核对',
      '入金单 ' || d.pno || ' 的付款信息与订单不一致，客服正在核对，资金不会丢失。', '/user-center/assets/deposit');
  end if;
  if verdict <> 'credited' then
    return verdict;
  end if;

  update deposit.draft
  set status = 'paid', paid_at = p_paid_at, late = (d.status <> 'unpaid' or p_paid_at > d.expires_at), closed_at = now()
  where pno = d.pno;
  select * into strict acct from account.account where id = d.account_id;
  if acct.status <> 'open' then
    -- Archived since the draft was made: the money goes to the wallet, which is always there.
    select * into strict acct from account.account where customer_id = d.customer_id and kind = 'wallet';
  end if;
  house := ledger.houses('channel:' || p_channel, d.pay_currency);
  v_journal := ledger.post('deposit', 'draft', d.pno, 'channel:' || p_channel, p_event, jsonb_build_array(
    jsonb_build_object('debit', house.outside, 'credit', house.exchange, 'currency', d.pay_currency, 'amount', d.pay_amount),
    jsonb_build_object('debit', house.exchange_usd, 'credit', acct.ledger_id, 'currency', 'USD', 'amount', d.amount)));
  if acct.kind = 'mt5' then
    perform graphile_worker.add_job('account.applyBalance', json_build_object(
      'login', acct.login, 'action', 'balance', 'amount', d.amount::text, 'comment', d.pno, 'ticket', v_journal::text),
      queue_name := 'mt5:' || acct.login, job_key := 'mt5:' || v_journal);
  end if;
  if d.coupon_id is not null then
    -- Where the account was archived meanwhile the money goes to the wallet, which takes no credit: the coupon stays.
    update activity.coupon set used_by = d.pno, used_at = now()
    where id = d.coupon_id and used_by is null and (kind <> 'credit' or acct.credit_ledger_id is not null)
    returning * into coupon;
    if coupon.kind = 'credit' then
      v_journal := ledger.post('credit', 'coupon', coupon.id::text, 'channel:' || p_channel, d.pno, jsonb_build_array(
        jsonb_build_object('debit', ledger.house('promotion', 'USD'), 'credit', acct.credit_ledger_id,
                           'currency', 'USD', 'amount', coupon.amount)));
      perform graphile_worker.add_job('account.applyBalance', json_build_object(
        'login', acct.login, 'action', 'credit', 'amount', coupon.amount::text, 'comment', d.pno,
        'ticket', v_journal::text), queue_name := 'mt5:' || acct.login, job_key := 'mt5:' || v_journal);
    end if;
  end if;
  ignored := message.leave(d.customer_id, 'deposit.paid', '入金成功',
    '入金单 ' || d.pno || ' 的 ' || ledger.money_text(d.amount, 'USD') || ' 美元已到账。', '/user-center/assets/deposit');
  return 'credited';
end $$;
