-- The double-entry ledger. One row a movement (debit, credit, amount > 0), so every journal sums to zero by construction.
-- Customer accounts are class `floor`: a credit raises `posted`, and posted - held is never negative.
-- House accounts are class `free`: never locked, never updated; their balance is rolled up from the movements.

create schema ledger;

create table ledger.currency (code text primary key, scale int not null);
insert into ledger.currency values ('USD', 2), ('CNY', 2), ('USDT', 6);

-- Minor units as the decimal string of the wire.
create function ledger.money_text(minor bigint, p_currency text) returns text
language sql immutable parallel safe
return case when p_currency = 'USDT'
  then (minor::numeric / 1000000)::numeric(38, 6)::text
  else (minor::numeric / 100)::numeric(38, 2)::text end;

create table ledger.account (
  id bigint generated always as identity primary key,
  owner_id bigint not null,
  kind text not null,
  ref text not null default '',
  currency text not null references ledger.currency,
  class text not null check (class in ('floor', 'free')),
  posted bigint not null default 0,
  held bigint not null default 0,
  version bigint not null default 0,
  unique (owner_id, kind, ref, currency),
  unique (id, currency),
  check (held >= 0),
  check (class = 'free' or posted - held >= 0),
  check (class = 'floor' or (posted = 0 and held = 0 and version = 0))
);

create table ledger.journal (
  id bigint generated always as identity primary key,
  kind text not null,
  ref_type text not null,
  ref_id text not null,
  actor text not null,
  cause text not null,
  reverses bigint unique references ledger.journal,
  created_at timestamptz not null default now(),
  unique (kind, ref_type, ref_id)
);

create table ledger.transfer (
  id bigint generated always as identity primary key,
  journal_id bigint not null references ledger.journal,
  debit bigint not null,
  credit bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  phase text not null check (phase in ('single', 'pending', 'post', 'void')),
  pending_id bigint references ledger.transfer,
  debit_version bigint,
  debit_after bigint,
  credit_version bigint,
  credit_after bigint,
  created_at timestamptz not null default now(),
  check (debit <> credit),
  check ((phase in ('post', 'void')) = (pending_id is not null)),
  foreign key (debit, currency) references ledger.account (id, currency),
  foreign key (credit, currency) references ledger.account (id, currency)
);
create index on ledger.transfer (journal_id);
create index on ledger.transfer (debit, id);
create index on ledger.transfer (credit, id);
create unique index on ledger.transfer (pending_id) where phase in ('post', 'void');
create unique index on ledger.transfer (debit, debit_version) where debit_version is not null;
create unique index on ledger.transfer (credit, credit_version) where credit_version is not null;

create trigger append_only before update or delete on ledger.journal
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on ledger.journal
  for each statement execute function kernel.refuse_change();
create trigger append_only before update or delete on ledger.transfer
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on ledger.transfer
  for each statement execute function kernel.refuse_change();

-- The house account of a kind, made at first use. House accounts belong to owner 0.
create function ledger.house(p_kind text, p_currency text) returns bigint language plpgsql as $$
declare
  found_id bigint;
begin
  select id into found_id from ledger.account
  where owner_id = 0 and kind = p_kind and ref = '' and currency = p_currency;
  if found_id is null then
    insert into ledger.account (owner_id, kind, currency, class) values (0, p_kind, p_currency, 'free')
    on conflict do nothing;
    select id into strict found_id from ledger.account
    where owner_id = 0 and kind = p_kind and ref = '' and currency = p_currency;
  end if;
  return found_id;
end $$;

-- One movement of a journal; `pending` names the hold that a post or void resolves.
create type ledger.move as (debit bigint, credit bigint, currency text, amount bigint, phase text, pending bigint);

-- The one posting function. `moves`: [{debit, credit, currency, amount, phase?, pending?}] with amounts in minor units.
-- Locks the floor accounts in order of id, writes the journal and its movements, moves the balances, answers the
-- journal's id. Refuses an overdraft with ledger.funds; a repeated (kind, ref_type, ref_id) with unique_violation.
-- NO KEY UPDATE, because FOR UPDATE would block the foreign-key checks of every concurrent insert.
create function ledger.post(
  p_kind text, p_ref_type text, p_ref_id text, p_actor text, p_cause text, p_moves jsonb, p_reverses bigint default null
) returns bigint language plpgsql as $$
declare
  v_journal bigint;
  moves ledger.move[] := array(select m from jsonb_populate_recordset(null::ledger.move, p_moves) m);
  m ledger.move;
  d_version bigint; d_after bigint; c_version bigint; c_after bigint;
begin
  -- One floor account needs no order: its first update takes the same lock.
  if cardinality(moves) > 1 then
    perform from ledger.account a
    where a.class = 'floor' and a.id = any (array(select unnest(array[x.debit, x.credit]) from unnest(moves) x))
    order by a.id for no key update;
  end if;

  insert into ledger.journal (kind, ref_type, ref_id, actor, cause, reverses)
  values (p_kind, p_ref_type, p_ref_id, p_actor, p_cause, p_reverses) returning id into v_journal;

  foreach m in array moves loop
    m.phase := coalesce(m.phase, 'single');
    if m.phase in ('post', 'void') and not exists (
      select from ledger.transfer t
      where t.id = m.pending and t.phase = 'pending' and t.debit = m.debit and t.credit = m.credit
        and t.currency = m.currency and t.amount = m.amount
    ) then
      raise exception 'no such hold %', m.pending using errcode = 'check_violation';
    end if;

    update ledger.account a
    set posted = a.posted - case when m.phase in ('single', 'post') then m.amount else 0 end,
        held = a.held + case m.phase when 'pending' then m.amount when 'single' then 0 else -m.amount end,
        version = a.version + 1
    where a.id = m.debit and a.class = 'floor'
      and (m.phase in ('post', 'void') or a.posted - a.held >= m.amount)
    returning a.version, a.posted into d_version, d_after;
    -- Nothing updated: a house account, which has no balance to check, or a customer's that cannot give it.
    if not found and exists (select from ledger.account a where a.id = m.debit and a.class = 'floor') then
      perform kernel.fail('ledger.funds');
    end if;

    c_version := null;
    c_after := null;
    if m.phase in ('single', 'post') then
      update ledger.account a set posted = a.posted + m.amount, version = a.version + 1
      where a.id = m.credit and a.class = 'floor' returning a.version, a.posted into c_version, c_after;
    end if;

    insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase, pending_id,
                                 debit_version, debit_after, credit_version, credit_after)
    values (v_journal, m.debit, m.credit, m.currency, m.amount, m.phase, m.pending,
            d_version, d_after, c_version, c_after);
  end loop;
  return v_journal;
end $$;

-- Every break of the books' own laws, one row a break; no row: the books hold.
create function ledger.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  with moved as (
    select account_id,
           sum(case when phase in ('single', 'post') then amount * sign else 0 end) as posted,
           sum(case when side = 'debit' and phase = 'pending' then amount
                    when side = 'debit' and phase in ('post', 'void') then -amount else 0 end) as held,
           max(version) as version, count(version) as versions
    from (
      select debit as account_id, 'debit' as side, phase, amount, -1 as sign, debit_version as version from ledger.transfer
      union all
      select credit, 'credit', phase, amount, 1, credit_version from ledger.transfer
    ) m group by account_id
  )
  select 'posted', a.id::text, coalesce(m.posted, 0)::text, a.posted::text
  from ledger.account a left join moved m on m.account_id = a.id
  where a.class = 'floor' and a.posted <> coalesce(m.posted, 0)
  union all
  select 'held', a.id::text, coalesce(m.held, 0)::text, a.held::text
  from ledger.account a left join moved m on m.account_id = a.id
  where a.class = 'floor' and a.held <> coalesce(m.held, 0)
  union all
  select 'version', a.id::text, a.version::text, coalesce(m.versions, 0)::text
  from ledger.account a left join moved m on m.account_id = a.id
  where a.class = 'floor' and (a.version <> coalesce(m.versions, 0) or a.version <> coalesce(m.version, 0))
  union all
  select 'floor', a.id::text, '>= 0', (a.posted - a.held)::text
  from ledger.account a where a.class = 'floor' and (a.posted - a.held < 0 or a.held < 0)
  union all
  select 'zero', m.currency, '0', sum(m.posted)::text
  from (select x.posted, a.currency from moved x join ledger.account a on a.id = x.account_id) m
  group by m.currency having sum(m.posted) <> 0
$$;
