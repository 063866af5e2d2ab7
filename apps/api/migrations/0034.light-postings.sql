-- Statements inside a posting are planned once a connection: PostgreSQL planned some of them at every call, because the values
-- of one call seem to promise a little more, and a plan costs more than any of them saves.
alter function deposit.settle(text, text, text, text, bigint, text, text, timestamptz, text)
  set plan_cache_mode = force_generic_plan;

-- As before, but a movement between two house accounts, which have no balance here, is a plain row.
create or replace function ledger.post(
  p_kind text, p_ref_type text, p_ref_id text, p_actor text, p_cause text, p_moves jsonb, p_reverses bigint default null
) returns bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_journal bigint;
  m ledger.move;
  floors bigint[];
  taken bigint;
begin
  -- One movement needs no order: its first update takes the same lock.
  if jsonb_array_length(p_moves) > 1 then
    select coalesce(array_agg(f.id), '{}') into floors from (
      select a.id from ledger.account a
      where a.class = 'floor' and a.id in (
        select unnest(array[x.debit, x.credit]) from jsonb_populate_recordset(null::ledger.move, p_moves) x)
      order by a.id for no key update) f;
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

    if not array[m.debit, m.credit] && floors then
      insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase, pending_id)
      values (v_journal, m.debit, m.credit, m.currency, m.amount, m.phase, m.pending);
      continue;
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

-- A foreign key locks the row it points at, and every posting points at the same few house accounts: eight postings at once
-- spent a third of their time on those locks. An account never goes and never changes its currency, so that looking is enough.
create trigger lasting before delete or update of id, currency on ledger.account
  for each row execute function kernel.refuse_change();
create trigger lasting_table before truncate on ledger.account
  for each statement execute function kernel.refuse_change();

create function ledger.guard_accounts() returns trigger language plpgsql as $$
begin
  if (select count(*) from ledger.account a where a.id in (new.debit, new.credit) and a.currency = new.currency) <> 2 then
    raise exception 'no accounts % and % in %', new.debit, new.credit, new.currency using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger guard_accounts before insert on ledger.transfer for each row execute function ledger.guard_accounts();
alter table ledger.transfer
  drop constraint transfer_debit_currency_fkey,
  drop constraint transfer_credit_currency_fkey;
