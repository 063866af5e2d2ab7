-- Functions that the model proof adds to a temporary database. They run operations one by one, each in its own transaction,
-- through the functions that the handlers call, and report the resulting ledger after each.
create schema prove;

-- Creates a customer who may use every operation: verified, with a bank card, a coin address, coupons and MT5 accounts.
create function prove.customer(p_tag text, p_inviter text, p_mt5 int) returns jsonb language plpgsql as $$
declare
  c bigint := customer.register('86', p_tag, 'x', 1::smallint, null, null, p_tag, p_inviter);
  v_card bigint;
  v_address bigint;
  v_account bigint;
  v_currency text;
begin
  insert into identity.identity (customer_id, chinese_name, id_encrypted, id_index, id_mask, front_file_id, back_file_id, status)
  values (c, '王小明', 'x', p_tag::bytea, 'x', 'x', 'x', 2);
  perform identity.decide_identity(i.id, i.submitted_at, 'approve', null, 'staff:prove') from identity.identity i where i.customer_id = c;
  insert into identity.bank_card (customer_id, bank_code, number_encrypted, number_index, number_mask, holder, province, city,
                                  branch, image_file_id)
  values (c, 'ICBC', 'x', p_tag::bytea, 'x', '王小明', 'x', 'x', 'x', 'x') returning id into v_card;
  perform identity.decide_bank(v_card, 'approve', null, null, 'staff:prove');
  insert into coin.address (customer_id, coin, chain, address, label, usable_from)
  values (c, 'USDT', 'TRC20', p_tag, 'x', now()) returning id into v_address;
  insert into activity.coupon (customer_id, promotion_id, title, kind, amount, min_deposit, valid_until)
  select c, n::text, 'x', case n when 3 then 'fee' else 'credit' end, n * 1000, n * 10000, now() + interval '1 day'
  from generate_series(1, 3) n;
  for n in 1 .. p_mt5 loop
    -- The second one is in CNH.
    v_currency := case n when 2 then 'CNH' else 'USD' end;
    v_account := account.open_mt5('prove', p_tag || n, '', c, 'STD', v_currency, 'real\STD-' || v_currency, 100, null, null, null, 9, null, '{}', 'prove') ->> 'id';
    perform account.opened(v_account, '9' || v_account);
  end loop;
  return jsonb_build_object(
    'id', c, 'card', v_card, 'address', v_address,
    'coupons', (select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'amount', amount, 'min', min_deposit) order by id)
                from activity.coupon where customer_id = c),
    'accounts', (select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'currency', currency) order by id) from account.account
                 where customer_id = c));
end $$;

-- Proposes an adjustment of a document and approves it.
create function prove.adjust(p_reference text, p_kind text, p_number text, p_free bigint, p_settled bigint) returns void language plpgsql as $$
begin
  perform account.propose_adjustment('prove', p_number, '', p_number, jsonb_strip_nulls(jsonb_build_object(
    'kind', p_kind, 'reference', p_reference, 'reason', 'x', 'documentId', case when p_kind in ('chargeback', 'payoutReturn') then md5('prove') end)),
    'staff:anna', null, 'prove', 'prove');
  perform account.decide_adjustment(id, true, null, p_free, p_settled, 'staff:boris', null, 'prove', 'prove')
  from account.adjustment where number = p_number;
end $$;

-- Runs one operation by its own function. Stores a code first where the operation uses one. `bad` differs from the stored code.
create function prove.act(o jsonb) returns jsonb language plpgsql as $$
declare
  v_scope text := o ->> 'scope';
  v_key text := o ->> 'key';
  v_body bytea := convert_to(o ->> 'body', 'UTF8');
  v_no text := o ->> 'no';
  v_customer bigint := o ->> 'customer';
  v_account bigint := o ->> 'account';
  v_amount bigint := o ->> 'amount';
  v_free bigint := o ->> 'available';
  v_settled bigint := o ->> 'settled';
  v_answer jsonb;
  v_code jsonb := jsonb_build_object('hash', encode((o ->> 'code')::bytea, 'hex'), 'address', 'prove', 'tries', 5);
begin
  if o ? 'code' then
    insert into kernel.verify_code (kind, target, address, code_hash, expires_at)
    values (case o ->> 'do' when 'coin.submit' then 'coin' else 'withdraw' end, v_customer::text, 'prove', 'good',
            now() + interval '1 day');
  end if;
  case o ->> 'do'
    when 'deposit.submit' then
      v_answer := deposit.reserve(v_scope, v_key, v_body,
        jsonb_build_object('pno', v_no, 'customer_id', v_customer, 'account_id', v_account, 'channel', 'EGPAY', 'amount', v_amount,
          'pay_amount', v_amount * 7, 'pay_currency', 'CNY', 'rate', 7, 'fee', 0, 'coupon_id', (o ->> 'coupon')::bigint,
          'merchant_id', 'SANDBOX001', 'expires_at', now() + make_interval(mins => (o ->> 'minutes')::int)),
        '{"maxUnpaid": 5}');
      return coalesce(v_answer -> 'draft',
        deposit.submit(v_scope, v_key, v_body, v_answer ->> 'pno', null, '{"maxUnpaid": 5}'));
    when 'deposit.settle' then
      return to_jsonb(deposit.settle('EGPAY', o ->> 'event', v_no, o ->> 'merchant', v_amount, o ->> 'currency',
        o ->> 'status', now(), '{}'));
    when 'deposit.resolve' then
      perform deposit.decide_suspense((select id from deposit.suspense where event_id = o ->> 'event'), o ->> 'act', 'x', 'staff:anna',
                                      null, null, null);
    when 'deposit.endRefund' then
      perform deposit.end_refund((select id from deposit.suspense where event_id = o ->> 'event'),
                                 case when (o ->> 'fails')::boolean then 'x' end);
    when 'account.chargeback' then
      insert into common.document values (md5('prove'), 'staff:anna', 'image/png', 1) on conflict do nothing;
      perform prove.adjust(v_no, 'chargeback', o ->> 'number', v_free, v_settled);
    when 'payout.return' then
      insert into common.document values (md5('prove'), 'staff:anna', 'image/png', 1) on conflict do nothing;
      perform prove.adjust(v_no, 'payoutReturn', o ->> 'number', null, null);
    when 'account.writeOff' then
      perform prove.adjust(r.number, 'writeOff', o ->> 'number', null, null)
      from account.receivable r join account.adjustment j on j.number = r.adjustment where j.reference = v_no;
    when 'deposit.cancel' then return deposit.cancel(v_scope, v_key, v_body, v_customer, v_no);
    when 'deposit.expire' then perform deposit.expire(v_no);
    when 'recommend.settle' then return to_jsonb(recommend.settle(v_no, 20000, 5000));
    when 'withdraw.submit' then
      return withdraw.submit(v_scope, v_key, v_body, v_no, v_customer, v_account, (o ->> 'to')::bigint, v_amount,
        o -> 'terms', v_customer::text, v_code, v_free, v_settled, 'prove');
    when 'coin.submit' then
      return coin.submit(v_scope, v_key, v_body, v_no, v_customer, v_account, (o ->> 'to')::bigint, v_amount,
        o -> 'terms', v_customer::text, v_code, v_free, v_settled, 'prove');
    when 'account.archive' then perform account.archive(v_customer, v_account, 'prove');
    when 'account.post_deal' then perform account.post_deal(v_account, v_no, o ->> 'kind', v_amount, '{}');
  end case;
  return null;
end $$;

-- Every ledger account of the customers as [name, posted, held, version], and the first invariant that one of them breaks: held
-- equals the sum of the open documents, nothing is below zero, an archived account is empty. For accounts that this transaction
-- changed: posted and held are the sums of the movements, and versions have no gap.
create function prove.balances(p_customers bigint[], out accounts jsonb, out broken text) language sql stable as $$
  with open as (
    select account_id, sum(amount) as amount
    from (select account_id, amount from payout.proposal where customer_id = any (p_customers) and status in (1, 2)
          union all
          select from_id, amount from transfer.transfer
          where from_id in (select id from account.account where customer_id = any (p_customers)) and status = 'pending') d
    group by account_id
  ), fresh as materialized (
    select distinct unnest(array[debit, credit]) as id from ledger.transfer where xid = pg_current_xact_id_if_assigned()
  ), moved as (
    select l.id, sum(m.posted) as posted, sum(m.held) as held, count(m.version) as versions, max(m.version) as last
    from ledger.account l join fresh using (id) cross join lateral (
      select case when phase in ('single', 'post') then -amount else 0 end as posted,
             case phase when 'pending' then amount when 'single' then 0 else -amount end as held, debit_version as version
      from ledger.transfer where debit = l.id
      union all
      select case when phase in ('single', 'post') then amount else 0 end, 0, credit_version
      from ledger.transfer where credit = l.id) m
    where l.class = 'limited' group by l.id
  ), book as (
    select l.owner_id || ':' || l.kind || ':' || l.ref as name, l.posted, l.held, l.version, coalesce(o.amount, 0) as open,
           m.posted as moved, m.held as pending, m.versions, m.last,
           coalesce(a.status, c.status) = 'archived' and (l.posted <> 0 or l.held <> 0) as stranded
    from ledger.account l
    left join account.account a on a.ledger_id = l.id
    left join account.account c on c.credit_ledger_id = l.id
    left join open o on o.account_id = a.id
    left join moved m on m.id = l.id
    where l.owner_id = any (p_customers)
  )
  select jsonb_agg(jsonb_build_array(name, posted, held, version) order by name),
         min(name || case when posted <> moved then ' posted' when held <> pending then ' held'
                          when version <> versions or version <> last then ' version'
                          when held < 0 or posted - held < 0 then ' floor' when held <> open then ' documents'
                          when stranded then ' archived' end)
  from book
$$;

-- Ledger transfers of this transaction as [debit, credit, currency, amount, phase]. House accounts by name, others null.
create function prove.moves() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_array(
    case d.class when 'free' then d.kind end, case c.class when 'free' then c.kind end, t.currency, t.amount, t.phase)
    order by t.id), '[]')
  from ledger.transfer t join ledger.account d on d.id = t.debit join ledger.account c on c.id = t.credit
  where t.xid = pg_current_xact_id_if_assigned()
$$;

-- What an operation has done in this transaction: its code and answer, the movements and the balances.
create function prove.observed(p_customers bigint[], o jsonb, p_code text, p_answer jsonb) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'code', p_code, 'answer', p_answer, 'moves', prove.moves(), 'accounts', b.accounts, 'broken', b.broken,
    'stored', exists (select from kernel.idempotency where scope = o ->> 'scope' and key = o ->> 'key'))
  from prove.balances(p_customers) b
$$;

create procedure prove.run(p_customers bigint[], p_acts jsonb, inout results jsonb) language plpgsql as $$
declare
  o jsonb;
  answer jsonb;
  code text;
  all_results jsonb[] := '{}';
begin
  for n in 0 .. jsonb_array_length(p_acts) - 1 loop
    o := p_acts -> n;
    answer := null;
    code := 'OK';
    begin
      answer := prove.act(o);
    exception when others then
      code := case sqlstate when 'PF001' then sqlerrm else sqlstate end;
    end;
    all_results := all_results || prove.observed(p_customers, o, code, answer);
    commit;
  end loop;
  results := to_jsonb(all_results);
end $$;

-- The status of every document, and the credits sent to the platform: `login action` -> sum.
create function prove.documents(p_customers bigint[]) returns jsonb language sql as $$
  select jsonb_build_object(
    'drafts', (select jsonb_object_agg(pno, jsonb_build_array(status, late)) from deposit.draft where customer_id = any (p_customers)),
    'payouts', (select jsonb_object_agg(pno, jsonb_build_array(status, platform)) from payout.proposal
                where customer_id = any (p_customers)),
    'transfers', (select jsonb_object_agg(tno, status) from transfer.transfer where customer_id = any (p_customers)),
    'coupons', (select jsonb_object_agg(id, used_by) from activity.coupon where customer_id = any (p_customers)),
    'receivables', (select jsonb_object_agg(j.reference, r.open) from account.receivable r join account.adjustment j on j.number = r.adjustment
                    where r.customer_id = any (p_customers)),
    'relation', (select status from recommend.relation where customer_id = any (p_customers)),
    'bonuses', (select count(*) from recommend.bonus where inviter_id = any (p_customers) and status = 'paid'),
    'sentCredits', (select jsonb_object_agg(name, amount) from (
      select login || ' ' || action as name, sum(amount) as amount from (
        select j.payload ->> 'login' as login, j.payload ->> 'action' as action, (j.payload ->> 'amount')::bigint as amount
        from graphile_worker._private_jobs j join account.account a on a.login = j.payload ->> 'login'
        where a.customer_id = any (p_customers) and j.payload ->> 'ticket' is not null
        union all
        select o.login, o.action, o.amount from account.platform_outbox o join account.account a using (login)
        where a.customer_id = any (p_customers)) t group by 1) s))
$$;

-- Deletes the jobs of customers that have been checked. Nothing will run them.
create function prove.forget(p_customers bigint[], p_numbers text[]) returns void language sql as $$
  delete from graphile_worker._private_jobs j
  where coalesce(j.payload ->> 'pno', j.payload ->> 'tno', j.payload ->> 'customerId') = any (p_numbers || p_customers::text[])
     or coalesce(j.payload ->> 'login', '9' || (j.payload ->> 'accountId'))
        in (select login from account.account where customer_id = any (p_customers))
     or j.payload ->> 'kind' in ('identity', 'bank');
  delete from account.platform_outbox o using account.account a where a.login = o.login and a.customer_id = any (p_customers)
$$;
