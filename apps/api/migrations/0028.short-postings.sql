-- What every posting does, in fewer statements: each costs more to set up than to run.

-- Rows that are updated with every posting: room in their page lets an update stay in it and clears old versions away.
alter table ledger.account set (fillfactor = 50);
alter table kernel.ordinal set (fillfactor = 50);
alter table mt5.user set (fillfactor = 50);

create or replace function kernel.act_as(actor text, reason text default null) returns void language plpgsql as $$
declare
  ignored text;
begin
  ignored := set_config('app.actor', actor, true);
  ignored := set_config('app.reason', coalesce(reason, ''), true);
end $$;

create or replace function kernel.next_ordinal(p_list text, p_owner bigint, out ord bigint, out at timestamptz)
language plpgsql as $$
begin
  insert into kernel.ordinal as o (list, owner, n, at) values (p_list, p_owner, 1, kernel.clock())
  on conflict (list, owner) do update set n = o.n + 1, at = greatest(o.at, kernel.clock())
  returning o.n, o.at into ord, at;
end $$;

-- As before, but a movement is one statement: it takes, gives and writes down. The debit is refused where it finds no row
-- to take from and the account is a customer's.
create or replace function ledger.post(
  p_kind text, p_ref_type text, p_ref_id text, p_actor text, p_cause text, p_moves jsonb, p_reverses bigint default null
) returns bigint language plpgsql as $$
declare
  v_journal bigint;
  m ledger.move;
  taken bigint;
begin
  -- One floor account needs no order: its first update takes the same lock.
  if jsonb_array_length(p_moves) > 1 then
    perform from ledger.account a
    where a.class = 'floor' and a.id in (
      select unnest(array[x.debit, x.credit]) from jsonb_populate_recordset(null::ledger.move, p_moves) x)
    order by a.id for no key update;
  end if;

  insert into ledger.journal (kind, ref_type, ref_id, actor, cause, reverses)
  values (p_kind, p_ref_type, p_ref_id, p_actor, p_cause, p_reverses) returning id into v_journal;

  for m in select * from jsonb_populate_recordset(null::ledger.move, p_moves) loop
    m.phase := coalesce(m.phase, 'single');
    if m.phase in ('post', 'void') and not exists (
      select from ledger.transfer t
      where t.id = m.pending and t.phase = 'pending' and t.debit = m.debit and t.credit = m.credit
        and t.currency = m.currency and t.amount = m.amount
    ) then
      raise exception 'no such hold %', m.pending using errcode = 'check_violation';
    end if;

    with moved as (
      update ledger.account a
      set posted = a.posted + case when m.phase in ('pending', 'void') then 0 when a.id = m.debit then -m.amount else m.amount end,
          held = a.held + case when a.id = m.credit or m.phase = 'single' then 0 when m.phase = 'pending' then m.amount else -m.amount end,
          version = a.version + 1
      where a.id in (m.debit, m.credit) and a.class = 'floor'
        and case a.id when m.debit then m.phase in ('post', 'void') or a.posted - a.held >= m.amount
                      else m.phase in ('single', 'post') end
      returning a.id, a.version, a.posted
    )
    insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase, pending_id,
                                 debit_version, debit_after, credit_version, credit_after)
    select v_journal, m.debit, m.credit, m.currency, m.amount, m.phase, m.pending, d.version, d.posted, c.version, c.posted
    from (values (1)) one left join moved d on d.id = m.debit left join moved c on c.id = m.credit
    returning debit_version into taken;
    -- Nothing taken: from a house account, which has no balance to check, or from a customer's that cannot give it.
    if taken is null and exists (select from ledger.account a where a.id = m.debit and a.class = 'floor') then
      perform kernel.fail('ledger.funds');
    end if;
  end loop;
  return v_journal;
end $$;

-- The stand-in's books lie in the portal's own database: whoever books its answer commits afterwards, to the same log, and
-- waits for the disk there. What a power cut takes of it was not booked either, and its ticket is asked for again.
create or replace function mt5.apply_balance(
  p_login bigint, p_action smallint, p_amount bigint, p_comment text, p_ticket text, p_free bigint,
  p_at timestamptz default clock_timestamp()
) returns bigint language plpgsql as $$
declare
  u mt5.user;
  d mt5.deal;
  ignored text := set_config('synchronous_commit', 'off', true);
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
