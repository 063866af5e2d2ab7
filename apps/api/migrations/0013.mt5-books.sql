-- The sandbox platform trades: orders, positions and their deals beside the balance operations of 0009, in MetaTrader 5's
-- words. Money in USD cents, volumes in ten-thousandths of a lot, prices in points of the instrument's digits. The
-- formulas are in adapters/trading/mt5-sandbox; every function here expects its caller to hold the user's row.

-- What the clock says in this transaction: now, or the moment of the past in which the demo customer is being made.
create function kernel.clock() returns timestamptz language sql volatile
return coalesce(nullif(current_setting('app.clock', true), '')::timestamptz, clock_timestamp());

alter table ledger.journal alter created_at set default kernel.clock();
alter table ledger.transfer alter created_at set default kernel.clock();
alter table deposit.draft alter created_at set default kernel.clock();
alter table message.message alter at set default kernel.clock();

-- What the sandbox's market was told: from `at` on the walk of a symbol goes on from `bid` points.
create table sandbox.market_move (
  id bigint generated always as identity primary key,
  symbol text not null,
  bid bigint not null check (bid > 0),
  at timestamptz not null default clock_timestamp()
);

-- While positions are open a balance may be below zero; without any it is lifted to zero: see mt5.settle_negative.
alter table mt5.user drop constraint user_balance_check;

-- Type 0 buy, 1 sell. Market orders only, so every one is filled when it is written.
create table mt5.order (
  order_id bigint generated always as identity (start with 80000001) primary key,
  login bigint not null references mt5.user,
  position_id bigint not null,
  symbol text not null,
  type smallint not null check (type in (0, 1)),
  volume bigint not null check (volume > 0),
  price bigint not null check (price > 0),
  digits smallint not null,
  reason smallint not null default 0,
  at timestamptz not null
);
create index on mt5.order (login, order_id);
create trigger append_only before update or delete on mt5.order
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on mt5.order
  for each statement execute function kernel.refuse_change();

-- Named by the order that opened it. `notional` is its worth in USD at opening, in hundred-millionths: margin times
-- leverage. `swap_day` is the server's day up to which `storage` is charged.
create table mt5.position (
  position_id bigint primary key references mt5.order,
  login bigint not null references mt5.user,
  symbol text not null,
  action smallint not null check (action in (0, 1)),
  volume bigint not null check (volume > 0),
  price_open bigint not null check (price_open > 0),
  digits smallint not null,
  contract_size bigint not null,
  notional bigint not null check (notional > 0),
  storage bigint not null default 0,
  swap_day date not null,
  at timestamptz not null
);
create index on mt5.position (login);

-- Action 0 buy, 1 sell, 2 balance, 3 credit, 5 correction, 6 bonus, 19 SO compensation. Entry 0 in, 1 out. Reason 0 client,
-- 5 stop out. What the portal asked for carries its ticket, what happened here does not.
alter table mt5.deal
  drop constraint deal_action_check,
  drop constraint deal_profit_check,
  alter ticket drop not null,
  add column order_id bigint unique references mt5.order,
  add column position_id bigint,
  add column symbol text,
  add column entry smallint check (entry in (0, 1)),
  add column reason smallint not null default 0,
  add column volume bigint check (volume > 0),
  add column price bigint check (price > 0),
  add column price_position bigint check (price_position > 0),
  add column digits smallint,
  add column commission bigint not null default 0,
  add column storage bigint not null default 0,
  add check (action in (0, 1, 2, 3, 5, 6, 19)),
  add check (action in (0, 1) or profit <> 0),
  add check (ticket is not null or action in (0, 1, 3, 5, 19)),
  add check (action > 1 or num_nulls(order_id, position_id, symbol, entry, volume, price, price_position, digits) = 0);
create unique index on mt5.deal (position_id) where entry = 0;

drop view mt5.state cascade;
drop function mt5.apply_balance(bigint, smallint, bigint, text, text);

-- Moves balance, credit or bonus, once per ticket; answers the deal. `p_free` is the free margin at the market.
create function mt5.apply_balance(
  p_login bigint, p_action smallint, p_amount bigint, p_comment text, p_ticket text, p_free bigint,
  p_at timestamptz default clock_timestamp()
) returns bigint language plpgsql as $$
declare
  u mt5.user;
  d mt5.deal;
begin
  select * into u from mt5.user where login = p_login for no key update;
  if u.login is null then
    perform mt5.refuse(13, 'user not found');
  end if;
  select * into d from mt5.deal where ticket = p_ticket;
  if d.deal is not null then
    if (d.login, d.action, d.profit) is distinct from (p_login, p_action, p_amount) then
      perform mt5.refuse(17, 'ticket belongs to another operation');
    end if;
    return d.deal;
  end if;
  if p_amount = 0 or length(p_comment) > 31 then
    perform mt5.refuse(3, 'invalid parameters');
  end if;
  if abs(p_amount) > 100000000000 then
    perform mt5.refuse(4005, 'money limit');
  end if;
  if p_amount < 0 and (-p_amount > p_free or -p_amount > case p_action when 3 then u.credit else u.balance end) then
    perform mt5.refuse(10019, 'no money');
  end if;
  update mt5.user
  set balance = balance + case when p_action = 3 then 0 else p_amount end,
      credit = credit + case when p_action = 3 then p_amount else 0 end
  where login = p_login returning * into u;
  insert into mt5.deal (login, action, profit, comment, ticket, balance_after, credit_after, at)
  values (p_login, p_action, p_amount, p_comment, p_ticket, u.balance, u.credit, p_at) returning * into d;
  return d.deal;
end $$;

create or replace function mt5.archive(p_login bigint) returns void language plpgsql as $$
declare
  u mt5.user;
begin
  select * into u from mt5.user where login = p_login for no key update;
  if u.login is null then
    perform mt5.refuse(13, 'user not found');
  end if;
  if u.balance <> 0 or u.credit <> 0 or exists (select from mt5.position where login = p_login) then
    perform mt5.refuse(3008, 'user has trades or money');
  end if;
  update mt5.user set archived_at = coalesce(archived_at, now()) where login = p_login;
end $$;

-- Opens a position at a price; its commission leaves the balance at once.
create function mt5.open_position(
  p_login bigint, p_symbol text, p_action smallint, p_volume bigint, p_price bigint, p_digits smallint, p_contract bigint,
  p_notional bigint, p_commission bigint, p_day date, p_at timestamptz
) returns setof mt5.deal language plpgsql as $$
declare
  u mt5.user;
  o bigint := nextval(pg_get_serial_sequence('mt5.order', 'order_id'));
begin
  insert into mt5.order (order_id, login, position_id, symbol, type, volume, price, digits, at) overriding system value
  values (o, p_login, o, p_symbol, p_action, p_volume, p_price, p_digits, p_at);
  insert into mt5.position (position_id, login, symbol, action, volume, price_open, digits, contract_size, notional, swap_day, at)
  values (o, p_login, p_symbol, p_action, p_volume, p_price, p_digits, p_contract, p_notional, p_day, p_at);
  update mt5.user set balance = balance + p_commission where login = p_login returning * into u;
  return query
    insert into mt5.deal (login, action, profit, commission, comment, balance_after, credit_after, at, order_id, position_id,
                          symbol, entry, volume, price, price_position, digits)
    values (p_login, p_action, 0, p_commission, '', u.balance, u.credit, p_at, o, o, p_symbol, 0, p_volume, p_price, p_price,
            p_digits)
    returning *;
end $$;

-- A login without positions owes nothing: its credit is used up first, the house bears the rest.
create function mt5.settle_negative(p_login bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  u mt5.user;
  used bigint;
begin
  select * into u from mt5.user where login = p_login;
  if u.balance >= 0 or exists (select from mt5.position where login = p_login) then
    return;
  end if;
  used := least(u.credit, -u.balance);
  if used > 0 then
    update mt5.user set credit = credit - used where login = p_login returning * into u;
    insert into mt5.deal (login, action, profit, comment, balance_after, credit_after, at)
    values (p_login, 3, -used, 'credit used', u.balance, u.credit, p_at);
    update mt5.user set balance = balance + used where login = p_login returning * into u;
    insert into mt5.deal (login, action, profit, comment, balance_after, credit_after, at)
    values (p_login, 5, used, 'credit used', u.balance, u.credit, p_at);
  end if;
  if u.balance < 0 then
    insert into mt5.deal (login, action, profit, comment, balance_after, credit_after, at)
    values (p_login, 19, -u.balance, 'so compensation', 0, u.credit, p_at);
    update mt5.user set balance = 0 where login = p_login;
  end if;
end $$;

-- Closes a position; profit, commission and the swap it has gathered go to the balance.
create function mt5.close_position(
  p_position bigint, p_price bigint, p_profit bigint, p_commission bigint, p_reason smallint, p_at timestamptz
) returns setof mt5.deal language plpgsql as $$
declare
  p mt5.position;
  u mt5.user;
  o bigint;
  d mt5.deal;
begin
  delete from mt5.position where position_id = p_position returning * into p;
  insert into mt5.order (login, position_id, symbol, type, volume, price, digits, reason, at)
  values (p.login, p.position_id, p.symbol, 1 - p.action, p.volume, p_price, p.digits, p_reason, p_at)
  returning order_id into o;
  update mt5.user set balance = balance + p_profit + p_commission + p.storage where login = p.login returning * into u;
  insert into mt5.deal (login, action, profit, commission, storage, comment, balance_after, credit_after, at, order_id,
                        position_id, symbol, entry, reason, volume, price, price_position, digits)
  values (p.login, 1 - p.action, p_profit, p_commission, p.storage, case p_reason when 5 then 'so' else '' end,
          u.balance, u.credit, p_at, o, p.position_id, p.symbol, 1, p_reason, p.volume, p_price, p.price_open, p.digits)
  returning * into d;
  perform mt5.settle_negative(p.login, p_at);
  return next d;
end $$;

-- The stand-in tells the portal what happened, once a transaction and login.
create function mt5.tell() returns trigger language plpgsql as $$
declare
  told text := coalesce(current_setting('mt5.told', true), '');
begin
  if position(' ' || new.login || ' ' in told) = 0 then
    perform graphile_worker.add_job('reports.sync', json_build_object('login', new.login::text),
                                    queue_name := 'reports:' || new.login);
    perform set_config('mt5.told', told || ' ' || new.login || ' ', true);
  end if;
  return null;
end $$;
create trigger tell after insert on mt5.deal for each row when (new.ticket is null) execute function mt5.tell();

create or replace function mt5.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  select 'mt5.deals', u.login::text, coalesce(d.balance, 0) || '/' || coalesce(d.credit, 0), u.balance || '/' || u.credit
  from mt5.user u
  left join (
    select login, sum(profit + commission + storage) filter (where action <> 3) as balance,
           sum(profit) filter (where action = 3) as credit
    from mt5.deal group by login
  ) d on d.login = u.login
  where u.balance <> coalesce(d.balance, 0) or u.credit <> coalesce(d.credit, 0)
  union all
  select 'mt5.positions', coalesce(i.position_id, p.position_id)::text,
         case when i.position_id is null then 'none' else 'open' end, case when p.position_id is null then 'none' else 'open' end
  from (
    select position_id from mt5.deal where entry = 0
    except select position_id from mt5.deal where entry = 1
  ) i full join mt5.position p on p.position_id = i.position_id
  where i.position_id is null or p.position_id is null
  union all
  select 'mt5.negative', u.login::text, '>= 0', u.balance::text
  from mt5.user u where u.balance < 0 and not exists (select from mt5.position p where p.login = u.login)
$$;

-- What a login owes while its losses are greater than its books: see account.book_deal.
create function account.owed(p_account bigint) returns bigint language sql stable
return coalesce((
  select d.posted from account.account a
  join ledger.account d on d.owner_id = a.customer_id and d.kind = 'debt' and d.ref = a.id::text and d.currency = 'USD'
  where a.id = p_account
), 0);

-- The account of the ledger that says so; made at first use.
create function account.debt_books(p_account bigint) returns bigint language plpgsql as $$
declare
  found_id bigint;
begin
  insert into ledger.account (owner_id, kind, ref, currency, class)
  select customer_id, 'debt', id::text, 'USD', 'floor' from account.account where id = p_account
  on conflict do nothing;
  select l.id into strict found_id from ledger.account l join account.account a on a.customer_id = l.owner_id
  where a.id = p_account and l.kind = 'debt' and l.ref = a.id::text and l.currency = 'USD';
  return found_id;
end $$;

-- Books what a deal did to a login's balance (p_kind trade, settlement) or credit, once per deal. The platform's balance
-- may be below zero while positions are open; the books' may not. What they cannot bear is owed, beside them, and paid
-- back by whatever comes next: posted less held less owed is the platform's balance. The caller has locked the books.
create function account.book_deal(p_account bigint, p_deal text, p_kind text, p_amount bigint) returns void
language plpgsql as $$
declare
  a account.account;
  owed bigint := account.owed(p_account);
  owed_after bigint;
  free bigint;
  cash bigint;
  moves jsonb := '[]';
begin
  if p_amount = 0 or exists (select from ledger.journal where kind = 'trade' and ref_type = 'deal' and ref_id = p_deal) then
    return;
  end if;
  select * into strict a from account.account where id = p_account;
  if p_kind = 'credit' then
    moves := account.trade_move(a.credit_ledger_id, ledger.house('trading', 'USD'), p_amount);
  else
    select l.posted - l.held into strict free from ledger.account l where l.id = a.ledger_id;
    owed_after := greatest(owed - free - p_amount, 0);
    cash := p_amount + owed_after - owed;
    moves := account.trade_move(a.ledger_id, ledger.house('trading', 'USD'), cash)
             || case when owed_after = owed then '[]'
                     else account.trade_move(account.debt_books(a.id), ledger.house('owed', 'USD'), owed_after - owed) end;
  end if;
  perform ledger.post('trade', 'deal', p_deal, 'platform', p_kind, moves);
end $$;

-- The movement that raises an account by an amount against a house account, or (negative) lowers it.
create function account.trade_move(p_account bigint, p_house bigint, p_amount bigint) returns jsonb language sql immutable
return case when p_amount = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
  'debit', case when p_amount > 0 then p_house else p_account end,
  'credit', case when p_amount > 0 then p_account else p_house end, 'currency', 'USD', 'amount', abs(p_amount))) end;

-- The demo customer has a past: joined then, and paid in, by the functions everybody's deposit goes through.
create function sandbox.begin_past(p_account bigint, p_at timestamptz) returns void language sql as $$
  update customer.customer set registered_at = p_at where id = (select customer_id from account.account where id = p_account);
  update account.account set created_at = p_at where id = p_account;
$$;

create function sandbox.past_deposit(
  p_account bigint, p_pno text, p_amount bigint, p_pay_amount bigint, p_rate numeric, p_merchant text, p_at timestamptz
) returns void language plpgsql as $$
declare
  a account.account;
  ticket bigint;
begin
  select * into strict a from account.account where id = p_account;
  perform set_config('app.clock', p_at::text, true);
  perform deposit.submit('past:' || a.customer_id, p_pno, '', p_pno, a.customer_id, a.id, 'EGPAY', 'bank', p_amount, p_pay_amount,
                         'CNY', p_rate, 0, null, p_merchant, p_at + interval '30 minutes', 100);
  perform deposit.settle('EGPAY', 'past-' || p_pno, p_pno, p_merchant, p_pay_amount, 'CNY', 'paid', p_at, '{}');
  insert into sandbox.pay_order (pno, amount, currency, method, return_url, expires_at, status, event_id, paid_at, created_at)
  values (p_pno, ledger.money_text(p_pay_amount, 'CNY'), 'CNY', 'bank', '', p_at + interval '30 minutes', 'paid',
          'past-' || p_pno, p_at, p_at);
  select id into strict ticket from ledger.journal where kind = 'deposit' and ref_type = 'draft' and ref_id = p_pno;
  -- The job that settle left finds its ticket done.
  perform mt5.apply_balance(a.login::bigint, 2::smallint, p_amount, p_pno, ticket::text, 0, p_at);
end $$;
