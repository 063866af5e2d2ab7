-- Transfers between the accounts of one customer (docs/adr/0009). What comes out of an MT5 account is held until the
-- platform has given it up; then it is posted, or (refused there) released and the transfer has failed.

create schema transfer;

insert into kernel.transition values
  ('transfer', '', 'done'), ('transfer', '', 'pending'), ('transfer', 'pending', 'done'), ('transfer', 'pending', 'failed');

-- `scope`: of the key it was asked under, whose answer the outcome becomes.
create table transfer.transfer (
  tno text primary key,
  customer_id bigint not null references customer.customer,
  from_id bigint not null references account.account,
  to_id bigint not null references account.account,
  amount bigint not null check (amount > 0),
  status text not null,
  reason text,
  scope text not null,
  hold_journal bigint unique references ledger.journal,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  ord bigint,
  check (from_id <> to_id),
  check ((status = 'pending') = (ord is null))
);
create trigger guard_status before insert or update on transfer.transfer
  for each row execute function kernel.guard_status('transfer', 'tno');
create unique index on transfer.transfer (customer_id, ord) where ord is not null;
create index on transfer.transfer (customer_id, closed_at, ord) where ord is not null;
create index on transfer.transfer (from_id) where status = 'pending';

-- A transfer joins the list when its outcome is known.
create function transfer.number() returns trigger language plpgsql as $$
begin
  if new.status <> 'pending' and new.ord is null then
    select ord, at into new.ord, new.closed_at from kernel.next_ordinal('transfer', new.customer_id);
  end if;
  return new;
end $$;
create trigger number before insert or update on transfer.transfer for each row execute function transfer.number();

create function account.name_json(p_account bigint) returns jsonb language sql stable
return (
  select jsonb_build_object('id', id::text, 'account_no', coalesce(login, customer_id::text)) from account.account
  where id = p_account
);

create function transfer.json(t transfer.transfer) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'tno', t.tno, 'from', account.name_json(t.from_id), 'to', account.name_json(t.to_id),
    'amount', ledger.money_text(t.amount, 'USD'), 'status', t.status, 'reason', t.reason, 'createdAt', kernel.utc(t.created_at)))
$$;

-- Credits on their way to the platform: written with the money, carried there after the commit (kernel/platform-outbox.ts).
-- Not a job: adding one notifies, and commits that notify wait for each other; a transfer must not.
create table account.platform_outbox (
  ticket bigint primary key references ledger.journal,
  login text not null,
  action text not null,
  amount bigint not null,
  comment text not null
);

create function transfer.credit_platform(p_journal bigint, p_login text, t transfer.transfer) returns void language sql as $$
  insert into account.platform_outbox (ticket, login, action, amount, comment)
  select p_journal, p_login, 'balance', t.amount, t.tno where p_login is not null
$$;

-- p_kinds: `wallet` between wallet and MT5, `mt5` between MT5 accounts. Answers the transfer; {ask} where the platform must
-- be asked for p_available first; or, from an MT5 account, the transfer `pending` with {take: login}: transfer.finish
-- puts the outcome in the place of that answer.
create function transfer.add(
  p_scope text, p_key text, p_hash bytea, p_tno text, p_customer bigint, p_from bigint, p_to bigint, p_amount bigint,
  p_kinds text, p_available bigint, p_request text
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  source account.account;
  target account.account;
  available bigint;
  t transfer.transfer;
  moves jsonb;
begin
  if answer is not null then
    return answer;
  end if;
  perform kernel.act_as('customer:' || p_customer);
  select * into source from account.account where id = p_from and customer_id = p_customer and status = 'open';
  select * into target from account.account where id = p_to and customer_id = p_customer and status = 'open';
  if source.id is null then
    perform kernel.fail('transfer.account', '{}', '{fromAccountId}');
  elsif target.id is null then
    perform kernel.fail('transfer.account', '{}', '{toAccountId}');
  elsif source.id = target.id then
    perform kernel.fail('transfer.same', '{}', '{toAccountId}');
  elsif (p_kinds = 'mt5') <> (source.kind = 'mt5' and target.kind = 'mt5') then
    perform kernel.fail('transfer.kinds', '{}', '{toAccountId}');
  end if;
  if source.kind = 'mt5' and p_available is null then
    return kernel.unclaim(p_scope, p_key, '{"ask": true}');
  end if;
  perform from ledger.account where id in (source.ledger_id, target.ledger_id) order by id for no key update;
  -- Archiving takes the same locks: whoever comes second sees the other.
  if not exists (select from account.account where id = target.id and status = 'open') then
    perform kernel.fail('transfer.account', '{}', '{toAccountId}');
  end if;
  select case source.kind when 'mt5' then greatest(least(posted - held, p_available), 0) else posted - held end
  into available from ledger.account where id = source.ledger_id;
  if available < p_amount then
    perform kernel.fail('transfer.funds', jsonb_build_object('available', ledger.money_text(available, 'USD')), '{amount}');
  end if;
  moves := jsonb_build_array(jsonb_build_object('debit', source.ledger_id, 'credit', target.ledger_id, 'currency', 'USD',
    'amount', p_amount, 'phase', case source.kind when 'mt5' then 'pending' else 'single' end));
  t.tno := p_tno;
  t.customer_id := p_customer;
  t.from_id := source.id;
  t.to_id := target.id;
  t.amount := p_amount;
  t.scope := p_scope;
  t.created_at := now();
  insert into kernel.audit (actor, act, subject, after, request_id)
  values ('customer:' || p_customer, 'transfer', 'transfer:' || p_tno, jsonb_build_object('amount', p_amount), p_request);
  if source.kind = 'wallet' then
    t.status := 'done';
    insert into transfer.transfer select t.* returning * into t;
    perform transfer.credit_platform(ledger.post('transfer', 'transfer', p_tno, 'customer:' || p_customer, p_key, moves),
                                     target.login, t);
    return kernel.keep(p_scope, p_key, transfer.json(t));
  end if;
  t.status := 'pending';
  t.hold_journal := ledger.post('transfer.hold', 'transfer', p_tno, 'customer:' || p_customer, p_key, moves);
  insert into transfer.transfer select t.* returning * into t;
  -- Whoever dies on the way: the outcome is found and booked all the same.
  perform graphile_worker.add_job('transfer.settle', json_build_object('tno', p_tno), run_at := now() + interval '5 seconds');
  perform kernel.keep(p_scope, p_key, transfer.json(t));
  return transfer.json(t) || jsonb_build_object('take', source.login, 'ticket', t.hold_journal::text);
end $$;

-- Books what the platform has said of a held transfer, once, and puts it in the place of the kept answer.
create function transfer.finish(p_tno text, p_done boolean, p_reason text default null) returns jsonb language plpgsql as $$
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
    update transfer.transfer set status = 'failed', reason = p_reason where tno = p_tno returning * into t;
    perform message.leave(t.customer_id, 'transfer.failed', '转账未成功',
      '转账 ' || t.tno || '（' || ledger.money_text(t.amount, 'USD') || ' 美元）未成功，款项仍在原账户，原因：'
      || rtrim(p_reason, '。. ') || '。', '/user-center/assets/transfer');
  end if;
  return kernel.keep(t.scope, v_cause, transfer.json(t));
end $$;

-- What is still to be asked of the platform for a transfer; no row: its outcome is known.
create function transfer.work(p_tno text) returns table (login text, amount bigint, ticket text) language sql stable as $$
  select a.login, t.amount, t.hold_journal::text
  from transfer.transfer t join account.account a on a.id = t.from_id
  where t.tno = p_tno and t.status = 'pending'
$$;

create or replace function account.untaken(p_account bigint) returns bigint language sql stable
return (select coalesce(sum(amount), 0)::bigint from payout.proposal where account_id = p_account and platform = 'asked')
     + (select coalesce(sum(amount), 0)::bigint from transfer.transfer where from_id = p_account and status = 'pending');
