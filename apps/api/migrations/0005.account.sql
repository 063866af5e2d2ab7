create schema account;

insert into kernel.transition values
  ('account', '', 'pending'), ('account', '', 'open'), ('account', 'pending', 'open'),
  ('account', 'open', 'archived');

-- The wallet and the MT5 accounts. `ledger_id` is where the money is; `login` is the trading platform's.
create table account.account (
  id bigint generated always as identity (start with 1000) primary key,
  customer_id bigint not null references customer.customer,
  kind text not null check (kind in ('wallet', 'mt5')),
  level text check (level in ('MIN', 'STD', 'DIA')),
  login text unique,
  mt5_group text not null default '',
  nickname text,
  leverage int not null default 1,
  status text not null,
  ledger_id bigint not null unique references ledger.account,
  credit_ledger_id bigint unique references ledger.account,
  created_at timestamptz not null default now(),
  check ((kind = 'mt5') = (level is not null)),
  check ((kind = 'mt5') = (credit_ledger_id is not null)),
  check (kind = 'wallet' or status = 'pending' or login is not null)
);
create index on account.account (customer_id, id);
create unique index on account.account (customer_id) where kind = 'wallet';
create trigger guard_status before insert or update on account.account
  for each row execute function kernel.guard_status('account', 'id');

create function account.open_wallet(p_customer bigint) returns bigint language sql as $$
  with books as (
    insert into ledger.account (owner_id, kind, currency, class) values (p_customer, 'wallet', 'USD', 'floor')
    returning id
  )
  insert into account.account (customer_id, kind, status, ledger_id)
  select p_customer, 'wallet', 'open', id from books returning id
$$;

-- Binds a new MT5 account, once per idempotency key; the platform opens it afterwards, and where that does not happen
-- within a minute, account.finishOpening does. `p_refusal` is what the reason engine says of the customer: it counts
-- only where this is no repeat. Answers {"id"} until account.keep_opened has put the finished account in its place.
create function account.open_mt5(
  p_scope text, p_key text, p_hash bytea, p_customer bigint, p_level text, p_group text, p_leverage int,
  p_nickname text, p_max int, p_refusal text, p_refusal_values jsonb, p_request text
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  new_id bigint;
  books bigint;
  credit_books bigint;
begin
  if answer is not null then
    return answer;
  end if;
  if p_refusal is not null then
    perform kernel.fail(p_refusal, p_refusal_values);
  end if;
  perform kernel.act_as('customer:' || p_customer);
  -- One opening of a customer at a time, so that the count below is true.
  perform from customer.customer where id = p_customer for no key update;
  if (select count(*) from account.account
      where customer_id = p_customer and kind = 'mt5' and status in ('pending', 'open')) >= p_max then
    perform kernel.fail('account.limit', jsonb_build_object('max', p_max));
  end if;
  new_id := nextval(pg_get_serial_sequence('account.account', 'id'));
  insert into ledger.account (owner_id, kind, ref, currency, class)
  values (p_customer, 'mt5', new_id::text, 'USD', 'floor') returning id into books;
  insert into ledger.account (owner_id, kind, ref, currency, class)
  values (p_customer, 'credit', new_id::text, 'USD', 'floor') returning id into credit_books;
  insert into account.account (id, customer_id, kind, level, mt5_group, nickname, leverage, status, ledger_id, credit_ledger_id)
  overriding system value
  values (new_id, p_customer, 'mt5', p_level, p_group, p_nickname, p_leverage, 'pending', books, credit_books);
  insert into kernel.audit (actor, act, subject, after, request_id)
  values ('customer:' || p_customer, 'openMt5', 'account:' || new_id,
          jsonb_build_object('level', p_level, 'leverage', p_leverage), p_request);
  perform graphile_worker.add_job('account.finishOpening', json_build_object('accountId', new_id::text),
                                  run_at := now() + interval '60 seconds', job_key := 'account.finishOpening:' || new_id);
  return kernel.keep(p_scope, p_key, jsonb_build_object('id', new_id::text));
end $$;

-- An account the platform has yet to open, with the name its user gets there; no row once it is open.
create function account.pending(p_id bigint)
returns table (id bigint, customer_id bigint, name text, level text, mt5_group text, leverage int)
language sql stable as $$
  select a.id, a.customer_id, coalesce(c.chinese_name, i.chinese_name, c.id::text), a.level, a.mt5_group, a.leverage
  from account.account a
  join customer.customer c on c.id = a.customer_id
  left join identity.identity i on i.customer_id = a.customer_id
  where a.id = p_id and a.status = 'pending'
$$;

-- Notes that the platform has opened the account. False where that was already known.
create function account.opened(p_id bigint, p_login text) returns boolean language plpgsql as $$
begin
  perform kernel.act_as('system');
  update account.account set status = 'open', login = p_login where id = p_id and status = 'pending';
  return found;
end $$;

-- Puts the opened account in the place of the half-done answer; the first finished one stays.
create function account.keep_opened(p_scope text, p_key text, p_answer jsonb) returns jsonb language sql as $$
  update kernel.idempotency set response = case when response ? 'account_no' then response else p_answer end
  where scope = p_scope and key = p_key returning response
$$;

-- Archives an open MT5 account whose books are empty; the platform follows by a job. What the platform holds
-- (positions, money not yet booked) is looked at by the caller.
create function account.archive(p_customer bigint, p_id bigint, p_request text) returns void language plpgsql as $$
declare
  a account.account;
begin
  perform kernel.act_as('customer:' || p_customer);
  -- Behind any deposit.submit of this customer: a draft is either seen below or refused there.
  perform from customer.customer where id = p_customer for no key update;
  select * into a from account.account where id = p_id and customer_id = p_customer for no key update;
  if a.id is null then
    perform kernel.fail('account.unknown');
  end if;
  if a.kind <> 'mt5' or a.status <> 'open' then
    perform kernel.fail('account.notOpen');
  end if;
  if exists (select from deposit.draft where account_id = a.id and status = 'unpaid' and expires_at > now()) then
    perform kernel.fail('account.unpaid');
  end if;
  perform from ledger.account where id in (a.ledger_id, a.credit_ledger_id) order by id for no key update;
  if exists (select from transfer.transfer where to_id = a.id and status = 'pending') then
    perform kernel.fail('account.arriving');
  end if;
  if exists (select from ledger.account where id in (a.ledger_id, a.credit_ledger_id) and (posted <> 0 or held <> 0)) then
    perform kernel.fail('account.notEmpty');
  end if;
  update account.account set status = 'archived' where id = a.id;
  insert into kernel.audit (actor, act, subject, request_id)
  values ('customer:' || p_customer, 'archiveMt5', 'account:' || a.id, p_request);
  perform graphile_worker.add_job('account.archiveUser', json_build_object('login', a.login),
                                  queue_name := 'mt5:' || a.login);
end $$;

-- What has been deposited into an account, in USD cents: deposits booked to it, and what came from other accounts less
-- what went to them, so that moving the same money about raises nothing. Withdrawals do not lower it.
create function account.deposited(p_ledger bigint) returns bigint language sql stable
return (
  select greatest(coalesce(sum(case when t.credit = p_ledger then t.amount else -t.amount end), 0), 0)::bigint
  from ledger.transfer t join ledger.journal j on j.id = t.journal_id
  where t.phase in ('single', 'post')
    and (t.credit = p_ledger and j.kind in ('deposit', 'transfer') or t.debit = p_ledger and j.kind = 'transfer')
);
