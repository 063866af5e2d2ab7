-- Makes a transfer. p_terms: {received, rate} as in transfer.transfer, and shownRate as the customer saw it. p_kinds: `wallet` between
-- wallet and MT5, `mt5` between MT5 accounts. Returns the transfer; or {ask} if the caller must first ask the platform for p_available and
-- p_balance (see account.take_credit); or, from an MT5 account, the
-- `pending` transfer with {take: login, ticket}. transfer.finish later replaces the stored response of a pending transfer.
create or replace function transfer.add(
  p_scope text, p_key text, p_hash bytea, p_tno text, p_customer bigint, p_from bigint, p_to bigint, p_amount bigint,
  p_terms jsonb, p_kinds text, p_available bigint, p_balance bigint, p_request text
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  actor text := 'customer:' || p_customer;
  source account.account;
  target account.account;
  available bigint;
  t transfer.transfer;
  v_journal bigint;
  v_moves jsonb;
  v_received bigint := (p_terms ->> 'received')::bigint;
  v_rate numeric := (p_terms ->> 'rate')::numeric;
begin
  if answer is not null then
    return answer;
  end if;
  perform kernel.act_as(actor);
  perform customer.refuse_frozen(p_customer);
  select * into source from account.account where id = p_from and customer_id = p_customer and status = 'open';
  select * into target from account.account where id = p_to and customer_id = p_customer and status = 'open';
  if source.id is null then
    perform kernel.fail('transfer.account', '{}', '{fromAccountId}');
  elsif target.id is null then
    perform kernel.fail('transfer.account', '{}', '{toAccountId}');
  elsif p_from = p_to then
    perform kernel.fail('transfer.same', '{}', '{toAccountId}');
  elsif (p_kinds = 'mt5') <> (source.kind = 'mt5' and target.kind = 'mt5') then
    perform kernel.fail('transfer.kinds', '{}', '{toAccountId}');
  end if;
  if (source.currency = target.currency) <> (v_rate is null) then
    raise exception 'a rate is needed between currencies, and only there' using errcode = 'check_violation';
  elsif (p_terms ->> 'shownRate')::numeric <> v_rate then
    perform kernel.fail('transfer.terms', '{}', '{amount}');
  elsif v_received = 0 then
    perform kernel.fail('transfer.tooSmall', '{}', '{amount}');
  end if;
  perform account.refuse_quarantined(p_from, 'fromAccountId');
  perform account.refuse_quarantined(p_to, 'toAccountId');
  if source.kind = 'mt5' and p_available is null then
    return kernel.unclaim(p_scope, p_key, '{"ask": true}');
  end if;
  perform from ledger.account a where a.id in (source.ledger_id, source.credit_ledger_id, target.ledger_id) order by a.id for no key update;
  -- account.archive takes the same locks, so that the second of two concurrent calls sees the result of the first.
  if not exists (select from account.account where id = p_to and status = 'open') then
    perform kernel.fail('transfer.account', '{}', '{toAccountId}');
  end if;
  select a.posted - a.held into available from ledger.account a where a.id = source.ledger_id;
  if source.kind = 'mt5' then
    available := greatest(least(available, p_available), 0);
  end if;
  if available < p_amount then
    perform kernel.fail('transfer.funds', jsonb_build_object(
      'available', ledger.money_text(available, source.currency), 'currency', source.currency), '{amount}');
  end if;
  insert into kernel.audit (actor, act, subject, after, request_id)
  values (actor, 'transfer', 'transfer:' || p_tno, jsonb_strip_nulls(jsonb_build_object(
    'amount', p_amount, 'received', v_received, 'rate', v_rate)), p_request);
  v_moves := transfer.moves(source, target, p_amount, v_received, case source.kind when 'mt5' then 'pending' else 'single' end);
  if source.kind = 'wallet' then
    insert into transfer.transfer (tno, customer_id, from_id, to_id, amount, received, rate, status, scope)
    values (p_tno, p_customer, p_from, p_to, p_amount, v_received, v_rate, 'done', p_scope) returning * into t;
    v_journal := ledger.post('transfer', 'transfer', p_tno, actor, p_key, v_moves);
    perform transfer.credit_platform(v_journal, target.login, t);
    return kernel.keep(p_scope, p_key, transfer.json(t));
  end if;
  perform account.take_credit(p_from, p_tno, p_amount, p_balance, actor);
  v_journal := ledger.post('transfer.hold', 'transfer', p_tno, actor, p_key, v_moves);
  insert into transfer.transfer (tno, customer_id, from_id, to_id, amount, received, rate, status, scope, hold_journal)
  values (p_tno, p_customer, p_from, p_to, p_amount, v_received, v_rate, 'pending', p_scope, v_journal) returning * into t;
  -- This job finishes the transfer if the gateway stops before the platform has responded.
  perform graphile_worker.add_job('transfer.settle', json_build_object('tno', p_tno), run_at := now() + interval '5 seconds');
  answer := kernel.keep(p_scope, p_key, transfer.json(t));
  return answer || jsonb_build_object('take', source.login, 'ticket', v_journal::text);
end $$;
