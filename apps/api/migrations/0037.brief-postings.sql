-- The same postings for four fifths of the work (docs/adr/0028): what a statement reads from text, plans or sorts before it
-- does anything was most of it.

-- As before, but a step is found by the table's index, which is too small to be read that way of itself, and the document is
-- named without being made into JSON whole.
create or replace function kernel.guard_status() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  before_status text;
  after_status text := new.status;
  doc text;
begin
  if tg_op = 'UPDATE' then
    before_status := old.status;
  end if;
  if before_status = after_status then
    return new;
  end if;
  case tg_argv[1]
    when 'pno' then doc := new.pno;
    when 'tno' then doc := new.tno;
    else doc := to_jsonb(new) ->> tg_argv[1];
  end case;
  insert into kernel.status_event (machine, doc_id, from_status, to_status, actor, reason)
  select t.machine, doc, before_status, t.to_status,
         coalesce(nullif(current_setting('app.actor', true), ''), 'system'), nullif(current_setting('app.reason', true), '')
  from kernel.transition t
  where t.machine = tg_argv[0] and t.from_status = coalesce(before_status, '') and t.to_status = after_status;
  if not found then
    raise exception 'no transition % -> % in %', before_status, after_status, tg_argv[0] using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- As before, but a list that is there is counted up: an insert that finds it there looks, locks and then updates.
create or replace function kernel.next_ordinal(p_list text, p_owner bigint, out ord bigint, out at timestamptz)
language plpgsql as $$
begin
  update kernel.ordinal o set n = o.n + 1, at = greatest(o.at, kernel.clock())
  where o.list = p_list and o.owner = p_owner returning o.n, o.at into ord, at;
  if not found then
    insert into kernel.ordinal as o (list, owner, n, at) values (p_list, p_owner, 1, kernel.clock())
    on conflict (list, owner) do update set n = o.n + 1, at = greatest(o.at, kernel.clock())
    returning o.n, o.at into ord, at;
  end if;
end $$;

-- A check is read from its text anew by every statement that writes to its table. One says what four said: a customer's account
-- covers what is held of it, and a house account has neither balance nor version.
alter table ledger.account
  add constraint account_covers
    check (held >= 0 and posted >= held and (class = 'floor' or class = 'free' and posted = 0 and version = 0)),
  drop constraint account_check, drop constraint account_check1,
  drop constraint account_class_check, drop constraint account_held_check;
drop trigger lasting on ledger.account;
create trigger lasting before delete or update of id, currency, class on ledger.account
  for each row execute function kernel.refuse_change();

-- A movement is never changed, so what is looked at when it is written holds for good. New: it carries the version of each
-- account that it changed the balance of, and of no other.
create or replace function ledger.guard_transfer() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  d_class text; c_class text;
begin
  if new.amount <= 0 or new.debit = new.credit or new.phase not in ('single', 'pending', 'post', 'void')
    or (new.phase in ('post', 'void')) <> (new.pending_id is not null) then
    raise exception 'no such movement: % % of % from % to %', new.phase, new.pending_id, new.amount, new.debit, new.credit
      using errcode = 'check_violation';
  end if;
  select d.class, c.class into d_class, c_class
  from ledger.account d, ledger.account c, ledger.journal j
  where d.id = new.debit and d.currency = new.currency and c.id = new.credit and c.currency = new.currency
    and j.id = new.journal_id;
  if not found then
    raise exception 'no journal %, or no accounts % and % in %', new.journal_id, new.debit, new.credit, new.currency
      using errcode = 'foreign_key_violation';
  end if;
  if (d_class = 'floor') <> (new.debit_version is not null)
    or (c_class = 'floor' and new.phase in ('single', 'post')) <> (new.credit_version is not null) then
    raise exception 'a movement from % to % without their balances', new.debit, new.credit using errcode = 'check_violation';
  end if;
  return new;
end $$;
alter table ledger.transfer
  drop constraint transfer_amount_check, drop constraint transfer_check, drop constraint transfer_check1,
  drop constraint transfer_phase_check;

-- A draft's amounts and channel, too, are looked at when it is written and then never change.
create function deposit.guard_draft() returns trigger language plpgsql as $$
begin
  if new.amount <= 0 or new.pay_amount <= 0 or new.fee < 0 then
    raise exception 'no such amounts: %, % and a fee of %', new.amount, new.pay_amount, new.fee using errcode = 'check_violation';
  end if;
  new.paid_kind := case new.channel when 'EGPAY' then 1 else 2 end;
  return new;
end $$;
create trigger guard_draft before insert on deposit.draft for each row execute function deposit.guard_draft();
create trigger lasting before update of pno, customer_id, channel, amount, pay_amount, fee, paid_kind on deposit.draft
  for each row execute function kernel.refuse_change();
alter table deposit.draft
  alter column paid_kind drop expression,
  drop constraint draft_amount_check, drop constraint draft_fee_check, drop constraint draft_pay_amount_check;

create or replace function deposit.number_paid() returns trigger language plpgsql as $$
declare
  o record;
begin
  if new.status = 'paid' and old.status <> 'paid' then
    o := kernel.next_ordinal('deposit.paid', new.customer_id);
    new.paid_ord := o.ord;
    new.booked_at := o.at;
    o := kernel.next_ordinal('deposit.paid.' || new.paid_kind, new.customer_id);
    new.paid_kind_ord := o.ord;
  end if;
  return new;
end $$;

-- Writes a journal and its movements, and moves the balances of `p_floors`: the accounts among them that have one. Where
-- these are several, the caller has locked them in one order. The table refuses a movement that leaves one of them out.
create function ledger.book(
  p_kind text, p_ref_type text, p_ref_id text, p_actor text, p_cause text, p_moves ledger.move[], p_floors bigint[],
  p_reverses bigint default null
) returns bigint language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_journal bigint;
  m ledger.move;
  d_version bigint; d_after bigint; c_version bigint; c_after bigint;
begin
  insert into ledger.journal (kind, ref_type, ref_id, actor, cause, reverses)
  values (p_kind, p_ref_type, p_ref_id, p_actor, p_cause, p_reverses) returning id into v_journal;

  foreach m in array p_moves loop
    m.phase := coalesce(m.phase, 'single');
    if m.phase in ('post', 'void') then
      perform from ledger.transfer t
      where t.id = m.pending and t.phase = 'pending' and t.debit = m.debit and t.credit = m.credit
        and t.currency = m.currency and t.amount = m.amount;
      if not found then
        raise exception 'no such hold %', m.pending using errcode = 'check_violation';
      end if;
    end if;

    d_version := null; d_after := null; c_version := null; c_after := null;
    if m.debit = any (p_floors) then
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
    if m.credit = any (p_floors) and m.phase in ('single', 'post') then
      update ledger.account a set posted = a.posted + m.amount, version = a.version + 1
      where a.id = m.credit returning a.version, a.posted into c_version, c_after;
    end if;
    insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase, pending_id,
                                 debit_version, debit_after, credit_version, credit_after)
    values (v_journal, m.debit, m.credit, m.currency, m.amount, m.phase, m.pending, d_version, d_after, c_version, c_after);
  end loop;
  return v_journal;
end $$;

-- As before: locks the accounts that have a balance, and has ledger.book write the rest.
create or replace function ledger.post(
  p_kind text, p_ref_type text, p_ref_id text, p_actor text, p_cause text, p_moves jsonb, p_reverses bigint default null
) returns bigint language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  m ledger.move;
  moves ledger.move[] := '{}';
  named bigint[] := '{}';
  floors bigint[];
begin
  for n in 1 .. jsonb_array_length(p_moves) loop
    m := jsonb_populate_record(null::ledger.move, p_moves -> n - 1);
    moves[n] := m;
    named := named || m.debit || m.credit;
  end loop;
  -- In one order, so that no two postings wait for each other.
  floors := array(
    select a.id from ledger.account a where a.id = any (named) and a.class = 'floor' order by a.id for no key update);
  return ledger.book(p_kind, p_ref_type, p_ref_id, p_actor, p_cause, moves, floors, p_reverses);
end $$;

-- As before, but the one account of it that has a balance is named: nothing else has to find and lock it first.
create or replace function deposit.settle(
  p_channel text, p_event text, p_pno text, p_merchant text, p_amount bigint, p_currency text,
  p_status text, p_paid_at timestamptz, p_raw text
) returns text language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
  v_journal := ledger.book('deposit', 'draft', d.pno, 'channel:' || p_channel, p_event, array[
    row(house.outside, house.exchange, d.pay_currency, d.pay_amount, 'single', null),
    row(house.exchange_usd, acct.ledger_id, 'USD', d.amount, 'single', null)]::ledger.move[], array[acct.ledger_id]);
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

-- As before, and with the answer at once where it is known before anything is done.
drop function kernel.claim(text, text, bytea);
create function kernel.claim(p_scope text, p_key text, p_hash bytea, p_response jsonb default null) returns jsonb
language plpgsql as $$
declare
  seen kernel.idempotency;
begin
  insert into kernel.idempotency (scope, key, request_hash, response) values (p_scope, p_key, p_hash, p_response)
  on conflict do nothing;
  if found then
    return null;
  end if;
  select * into strict seen from kernel.idempotency where scope = p_scope and key = p_key;
  if seen.request_hash <> p_hash then
    perform kernel.fail('IDEMPOTENCY');
  end if;
  return seen.response;
end $$;

-- As before, but an assignment where a query was; and what two checks said, as in the ledger.
create or replace function transfer.number() returns trigger language plpgsql as $$
declare
  o record;
begin
  if new.amount <= 0 or new.from_id = new.to_id then
    raise exception 'no such transfer: % from % to %', new.amount, new.from_id, new.to_id using errcode = 'check_violation';
  end if;
  if new.status <> 'pending' and new.ord is null then
    o := kernel.next_ordinal('transfer', new.customer_id);
    new.ord := o.ord;
    new.closed_at := o.at;
  end if;
  return new;
end $$;
alter table transfer.transfer drop constraint transfer_amount_check, drop constraint transfer_check;

-- The transfer as the wire has it, with its accounts' numbers where they are known.
create function transfer.json(t transfer.transfer, p_from text, p_to text) returns jsonb language sql stable
return jsonb_strip_nulls(jsonb_build_object(
  'tno', t.tno, 'from', jsonb_build_object('id', t.from_id::text, 'account_no', p_from),
  'to', jsonb_build_object('id', t.to_id::text, 'account_no', p_to),
  'amount', ledger.money_text(t.amount, 'USD'), 'status', t.status, 'reason', t.reason, 'createdAt', kernel.utc(t.created_at)));
create or replace function transfer.json(t transfer.transfer) returns jsonb language sql stable as $$
  select transfer.json(t, coalesce(f.login, f.customer_id::text), coalesce(o.login, o.customer_id::text))
  from account.account f, account.account o where f.id = t.from_id and o.id = t.to_id
$$;
drop function account.name_json;

create or replace function transfer.credit_platform(p_journal bigint, p_login text, t transfer.transfer) returns void
language plpgsql as $$
begin
  if p_login is not null then
    insert into account.platform_outbox (ticket, login, action, amount, comment)
    values (p_journal, p_login, 'balance', t.amount, t.tno);
  end if;
end $$;

-- As before, but both accounts are one look, their balance comes with their locks, what the wallet gives is answered with its
-- key, and what answers nothing is assigned.
create or replace function transfer.add(
  p_scope text, p_key text, p_hash bytea, p_tno text, p_customer bigint, p_from bigint, p_to bigint, p_amount bigint,
  p_kinds text, p_available bigint, p_request text
) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  answer jsonb;
  actor text := 'customer:' || p_customer;
  source_ledger bigint; source_kind text; source_login text; source_no text;
  target_ledger bigint; target_kind text; target_login text; target_no text;
  free bigint[];
  available bigint;
  t transfer.transfer;
  move ledger.move;
  ignored text;
begin
  select s.ledger_id, s.kind, s.login, coalesce(s.login, s.customer_id::text),
         g.ledger_id, g.kind, g.login, coalesce(g.login, g.customer_id::text)
  into source_ledger, source_kind, source_login, source_no, target_ledger, target_kind, target_login, target_no
  from (select) one
  left join account.account s on s.id = p_from and s.customer_id = p_customer and s.status = 'open'
  left join account.account g on g.id = p_to and g.customer_id = p_customer and g.status = 'open';
  t.tno := p_tno;
  t.customer_id := p_customer;
  t.from_id := p_from;
  t.to_id := p_to;
  t.amount := p_amount;
  t.scope := p_scope;
  t.created_at := now();
  t.status := case source_kind when 'wallet' then 'done' else 'pending' end;
  answer := kernel.claim(p_scope, p_key, p_hash,
                         case when t.status = 'done' then transfer.json(t, source_no, target_no) end);
  if answer is not null then
    return answer;
  end if;
  ignored := kernel.act_as(actor);
  if source_ledger is null then
    perform kernel.fail('transfer.account', '{}', '{fromAccountId}');
  elsif target_ledger is null then
    perform kernel.fail('transfer.account', '{}', '{toAccountId}');
  elsif p_from = p_to then
    perform kernel.fail('transfer.same', '{}', '{toAccountId}');
  elsif (p_kinds = 'mt5') <> (source_kind = 'mt5' and target_kind = 'mt5') then
    perform kernel.fail('transfer.kinds', '{}', '{toAccountId}');
  end if;
  if source_kind = 'mt5' and p_available is null then
    return kernel.unclaim(p_scope, p_key, '{"ask": true}');
  end if;
  free := array(
    select case a.id when source_ledger then a.posted - a.held end from ledger.account a
    where a.id in (source_ledger, target_ledger) order by a.id for no key update);
  -- Archiving takes the same locks: whoever comes second sees the other.
  if not exists (select from account.account where id = p_to and status = 'open') then
    perform kernel.fail('transfer.account', '{}', '{toAccountId}');
  end if;
  available := coalesce(free[1], free[2]);
  if source_kind = 'mt5' then
    available := greatest(least(available, p_available), 0);
  end if;
  if available < p_amount then
    perform kernel.fail('transfer.funds', jsonb_build_object('available', ledger.money_text(available, 'USD')), '{amount}');
  end if;
  insert into kernel.audit (actor, act, subject, after, request_id)
  values (actor, 'transfer', 'transfer:' || p_tno, jsonb_build_object('amount', p_amount), p_request);
  move := row(source_ledger, target_ledger, 'USD', p_amount, case source_kind when 'mt5' then 'pending' else 'single' end, null);
  if source_kind = 'wallet' then
    insert into transfer.transfer (tno, customer_id, from_id, to_id, amount, status, scope, created_at)
    values (p_tno, p_customer, p_from, p_to, p_amount, t.status, p_scope, t.created_at);
    ignored := transfer.credit_platform(
      ledger.book('transfer', 'transfer', p_tno, actor, p_key, array[move], array[source_ledger, target_ledger]), target_login, t);
    return transfer.json(t, source_no, target_no);
  end if;
  t.hold_journal := ledger.book('transfer.hold', 'transfer', p_tno, actor, p_key, array[move], array[source_ledger, target_ledger]);
  insert into transfer.transfer (tno, customer_id, from_id, to_id, amount, status, scope, created_at, hold_journal)
  values (p_tno, p_customer, p_from, p_to, p_amount, t.status, p_scope, t.created_at, t.hold_journal);
  -- Whoever dies on the way: the outcome is found and booked all the same.
  perform graphile_worker.add_job('transfer.settle', json_build_object('tno', p_tno), run_at := now() + interval '5 seconds');
  answer := kernel.keep(p_scope, p_key, transfer.json(t, source_no, target_no));
  return answer || jsonb_build_object('take', source_login, 'ticket', t.hold_journal::text);
end $$;
