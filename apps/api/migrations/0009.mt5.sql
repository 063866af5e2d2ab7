-- The sandbox trading platform's own books, in MetaTrader 5's words. Nothing outside adapters/trading names them.
-- Money in USD cents.

create schema mt5;

create sequence mt5.login start with 5100017 increment by 11;

create table mt5.user (
  login bigint primary key default nextval('mt5.login'),
  external_id text not null unique,
  group_name text not null,
  name text not null,
  leverage int not null check (leverage between 1 and 500),
  password_hash text not null,
  balance bigint not null default 0 check (balance >= 0),
  credit bigint not null default 0 check (credit >= 0),
  registered_at timestamptz not null default now(),
  password_at timestamptz not null default now(),
  archived_at timestamptz
);

-- Action 2 balance, 3 credit, 6 bonus. `ticket` is the asker's own number: the same one moves money once.
create table mt5.deal (
  deal bigint generated always as identity (start with 70000001) primary key,
  login bigint not null references mt5.user,
  action smallint not null check (action in (2, 3, 6)),
  profit bigint not null check (profit <> 0),
  comment text not null check (length(comment) <= 31),
  ticket text not null unique,
  balance_after bigint not null,
  credit_after bigint not null,
  at timestamptz not null default clock_timestamp()
);
create index on mt5.deal (login, deal);
create trigger append_only before update or delete on mt5.deal
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on mt5.deal
  for each statement execute function kernel.refuse_change();

-- The live figures of every login: equity = balance + credit + floating, margin_free = equity - margin.
create view mt5.state as
  select login, group_name, leverage, balance, credit, balance + credit + floating as equity, margin,
         balance + credit + floating - margin as margin_free, positions, archived_at
  from (select *, 0::bigint as floating, 0::bigint as margin, 0 as positions from mt5.user) u;

-- A platform's refusal: its retcode and words.
create function mt5.refuse(p_retcode int, p_words text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'MT500', message = p_words, detail = p_retcode::text;
end $$;

-- Moves balance, credit or bonus, once per ticket; answers the deal.
create function mt5.apply_balance(p_login bigint, p_action smallint, p_amount bigint, p_comment text, p_ticket text)
returns bigint language plpgsql as $$
declare
  u mt5.user;
  d mt5.deal;
  free bigint;
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
  select margin_free into strict free from mt5.state where login = p_login;
  if p_amount < 0 and (-p_amount > free or -p_amount > case p_action when 3 then u.credit else u.balance end) then
    perform mt5.refuse(10019, 'no money');
  end if;
  update mt5.user
  set balance = balance + case when p_action = 3 then 0 else p_amount end,
      credit = credit + case when p_action = 3 then p_amount else 0 end
  where login = p_login returning * into u;
  insert into mt5.deal (login, action, profit, comment, ticket, balance_after, credit_after)
  values (p_login, p_action, p_amount, p_comment, p_ticket, u.balance, u.credit) returning * into d;
  return d.deal;
end $$;

-- Moves an emptied user out of trading. A repeat does nothing.
create function mt5.archive(p_login bigint) returns void language plpgsql as $$
declare
  s mt5.state;
begin
  perform from mt5.user where login = p_login for no key update;
  select * into s from mt5.state where login = p_login;
  if s.login is null then
    perform mt5.refuse(13, 'user not found');
  end if;
  if s.balance <> 0 or s.credit <> 0 or s.positions <> 0 then
    perform mt5.refuse(3008, 'user has trades or money');
  end if;
  update mt5.user set archived_at = coalesce(archived_at, now()) where login = p_login;
end $$;

-- Every user whose figures are not the sum of the deals; no row: the books hold.
create function mt5.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  select 'mt5.deals', u.login::text, coalesce(d.balance, 0) || '/' || coalesce(d.credit, 0), u.balance || '/' || u.credit
  from mt5.user u
  left join (
    select login, sum(profit) filter (where action <> 3) as balance, sum(profit) filter (where action = 3) as credit
    from mt5.deal group by login
  ) d on d.login = u.login
  where u.balance <> coalesce(d.balance, 0) or u.credit <> coalesce(d.credit, 0)
$$;
