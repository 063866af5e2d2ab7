-- Deposits: a draft's whole life, and every word the channel ever said.

create schema deposit;

insert into kernel.transition values
  ('deposit', '', 'unpaid'), ('deposit', 'unpaid', 'paid'), ('deposit', 'unpaid', 'cancelled'),
  ('deposit', 'unpaid', 'overdue'), ('deposit', 'unpaid', 'mismatch'),
  ('deposit', 'cancelled', 'paid'), ('deposit', 'overdue', 'paid'),
  ('deposit', 'cancelled', 'mismatch'), ('deposit', 'overdue', 'mismatch');

-- Amounts in minor units: amount in USD is credited, pay_amount in pay_currency is paid, fee included.
create table deposit.draft (
  pno text primary key,
  customer_id bigint not null references customer.customer,
  account_id bigint not null references account.account,
  channel text not null,
  method text,
  amount bigint not null check (amount > 0),
  pay_amount bigint not null check (pay_amount > 0),
  pay_currency text not null references ledger.currency,
  rate numeric(18, 6) not null,
  fee bigint not null check (fee >= 0),
  coupon_id bigint references activity.coupon,
  merchant_id text not null,
  pay_url text,
  status text not null,
  late boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz
);
create index on deposit.draft (customer_id, created_at desc);
create index on deposit.draft (customer_id, paid_at desc, pno) where status = 'paid';
create index on deposit.draft (created_at) where status in ('unpaid', 'overdue', 'cancelled');
create trigger guard_status before insert or update on deposit.draft
  for each row execute function kernel.guard_status('deposit', 'pno');

-- Accepted events: an id counts once for ever. Refused ones go beside it, so that a forger cannot burn an id.
create table deposit.channel_event (
  channel text not null,
  event_id text not null,
  pno text not null,
  raw text not null,
  verdict text not null,
  received_at timestamptz not null default now(),
  primary key (channel, event_id)
);
create index on deposit.channel_event (pno);
create table deposit.channel_refusal (
  id bigint generated always as identity primary key,
  channel text not null,
  reason text not null,
  raw text not null,
  address text not null,
  received_at timestamptz not null default now()
);
create trigger append_only before update or delete on deposit.channel_event
  for each row execute function kernel.refuse_change();
create trigger append_only before update or delete on deposit.channel_refusal
  for each row execute function kernel.refuse_change();

-- The draft as the wire has it.
create function deposit.draft_json(d deposit.draft) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'pno', d.pno, 'accountId', d.account_id::text, 'channel', d.channel, 'method', d.method,
    'amount', ledger.money_text(d.amount, 'USD'), 'currency', 'USD',
    'payAmount', ledger.money_text(d.pay_amount, d.pay_currency), 'payCurrency', d.pay_currency,
    'rate', d.rate::text, 'fee', ledger.money_text(d.fee, d.pay_currency),
    'status', d.status, 'late', d.late, 'payUrl', case when d.status = 'unpaid' then d.pay_url end,
    'createdAt', kernel.utc(d.created_at), 'expiresAt', kernel.utc(d.expires_at), 'paidAt', kernel.utc(d.paid_at),
    'couponId', d.coupon_id::text))
$$;

-- Makes a draft, once per idempotency key. Refuses with the codes of the call.
create function deposit.submit(
  p_scope text, p_key text, p_hash bytea, p_pno text, p_customer bigint, p_account bigint, p_channel text, p_method text,
  p_amount bigint, p_pay_amount bigint, p_pay_currency text, p_rate numeric, p_fee bigint, p_coupon bigint,
  p_merchant text, p_expires_at timestamptz, p_max_unpaid int
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  d deposit.draft;
  coupon activity.coupon;
begin
  if answer is not null then
    return answer;
  end if;
  perform kernel.act_as('customer:' || p_customer);
  -- One submit of a customer at a time, so that the count below is true.
  perform from customer.customer where id = p_customer for no key update;
  if not exists (select from account.account where customer_id = p_customer and kind = 'mt5' and status = 'open') then
    perform kernel.fail('deposit.noMt5');
  end if;
  if not exists (select from account.account where id = p_account and customer_id = p_customer and status = 'open') then
    perform kernel.fail('deposit.account', '{}', '{accountId}');
  end if;
  if (select count(*) from deposit.draft
      where customer_id = p_customer and status = 'unpaid' and expires_at > now()) >= p_max_unpaid then
    perform kernel.fail('deposit.tooManyUnpaid', jsonb_build_object('max', p_max_unpaid));
  end if;
  if p_coupon is not null then
    select * into coupon from activity.coupon
    where id = p_coupon and customer_id = p_customer and used_by is null and now() between valid_from and valid_until
      and not exists (select from deposit.draft u
                      where u.coupon_id = p_coupon and u.status = 'unpaid' and u.expires_at > now());
    if coupon.id is null then
      perform kernel.fail('deposit.coupon', '{}', '{couponId}');
    end if;
    if p_amount < coupon.min_deposit then
      perform kernel.fail('deposit.couponMin', jsonb_build_object('min', ledger.money_text(coupon.min_deposit, 'USD')), '{amount}');
    end if;
    if coupon.kind = 'credit' and exists (select from account.account where id = p_account and kind = 'wallet') then
      perform kernel.fail('deposit.couponAccount', '{}', '{couponId}');
    end if;
  end if;
  insert into deposit.draft (pno, customer_id, account_id, channel, method, amount, pay_amount, pay_currency, rate, fee,
                             coupon_id, merchant_id, status, expires_at)
  values (p_pno, p_customer, p_account, p_channel, p_method, p_amount, p_pay_amount, p_pay_currency, p_rate, p_fee,
          p_coupon, p_merchant, 'unpaid', p_expires_at)
  returning * into d;
  perform graphile_worker.add_job('deposit.expire', json_build_object('pno', d.pno), run_at := d.expires_at,
                                  job_key := 'deposit.expire:' || d.pno);
  return kernel.keep(p_scope, p_key, deposit.draft_json(d));
end $$;

-- The channel has taken the order: its cashier's address becomes part of the draft and of the kept answer.
create function deposit.opened(p_scope text, p_key text, p_pno text, p_pay_url text) returns jsonb language plpgsql as $$
declare
  d deposit.draft;
begin
  update deposit.draft set pay_url = p_pay_url where pno = p_pno returning * into d;
  return kernel.keep(p_scope, p_key, deposit.draft_json(d));
end $$;

-- Books a payment, once, however often and in whatever order the channel tells. Answers the verdict:
-- credited | declined | duplicate | already | unknown | mismatch. The one path of callback and poller alike.
create function deposit.settle(
  p_channel text, p_event text, p_pno text, p_merchant text, p_amount bigint, p_currency text,
  p_status text, p_paid_at timestamptz, p_raw text
) returns text language plpgsql as $$
declare
  d deposit.draft;
  acct account.account;
  coupon activity.coupon;
  verdict text;
  v_journal bigint;
begin
  perform kernel.act_as('channel:' || p_channel);
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
  v_journal := ledger.post('deposit', 'draft', d.pno, 'channel:' || p_channel, p_event, jsonb_build_array(
    jsonb_build_object('debit', ledger.house('channel:' || p_channel, d.pay_currency),
                       'credit', ledger.house('exchange', d.pay_currency),
                       'currency', d.pay_currency, 'amount', d.pay_amount),
    jsonb_build_object('debit', ledger.house('exchange', 'USD'), 'credit', acct.ledger_id,
                       'currency', 'USD', 'amount', d.amount)));
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
  perform message.leave(d.customer_id, 'deposit.paid', '入金成功',
    '入金单 ' || d.pno || ' 的 ' || ledger.money_text(d.amount, 'USD') || ' 美元已到账。', '/user-center/assets/deposit');
  return 'credited';
end $$;

create function deposit.cancel(
  p_scope text, p_key text, p_hash bytea, p_customer bigint, p_pno text
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  d deposit.draft;
begin
  if answer is not null then
    return answer;
  end if;
  perform kernel.act_as('customer:' || p_customer);
  select * into d from deposit.draft where pno = p_pno and customer_id = p_customer for no key update;
  if d.pno is null then
    perform kernel.fail('deposit.unknown');
  end if;
  if d.status <> 'unpaid' then
    perform kernel.fail('deposit.notUnpaid');
  end if;
  update deposit.draft set status = 'cancelled', closed_at = now() where pno = p_pno returning * into d;
  return kernel.keep(p_scope, p_key, deposit.draft_json(d));
end $$;

-- Runs a draft out, where it is still unpaid and its time has come.
create function deposit.expire(p_pno text) returns void language plpgsql as $$
begin
  perform kernel.act_as('system');
  update deposit.draft set status = 'overdue', closed_at = now()
  where pno = p_pno and status = 'unpaid' and expires_at <= now();
end $$;

-- Books against documents: every paid draft has its journal over its amount, and the reverse.
create function deposit.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  select 'deposit.journal', coalesce(d.pno, j.ref_id), coalesce(d.amount::text, 'no journal'), coalesce(t.amount::text, 'none')
  from (select * from deposit.draft where status = 'paid') d
  full join (select * from ledger.journal where kind = 'deposit') j on j.ref_id = d.pno
  left join ledger.transfer t on t.journal_id = j.id and t.currency = 'USD'
  where d.pno is null or j.id is null or t.amount is distinct from d.amount
$$;
