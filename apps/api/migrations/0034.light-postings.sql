-- Statements inside a posting are planned once a connection: PostgreSQL planned some of them at every call, because the values
-- of one call seem to promise a little more, and a plan costs more than any of them saves.
alter function deposit.settle(text, text, text, text, bigint, text, text, timestamptz, text)
  set plan_cache_mode = force_generic_plan;

-- As before, in point statements: every account that has a balance is locked first, in one order, and then taken from and given to.
create or replace function ledger.post(
  p_kind text, p_ref_type text, p_ref_id text, p_actor text, p_cause text, p_moves jsonb, p_reverses bigint default null
) returns bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_journal bigint;
  m ledger.move;
  d record;
  c record;
begin
  -- In one order, so that no two postings wait for each other.
  perform from ledger.account a
  where a.class = 'floor' and a.id = any (array(
    select unnest(array[x.debit, x.credit]) from jsonb_to_recordset(p_moves) as x(debit bigint, credit bigint)))
  order by a.id for no key update;

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

    update ledger.account a
    set posted = a.posted - case when m.phase in ('pending', 'void') then 0 else m.amount end,
        held = a.held + case m.phase when 'single' then 0 when 'pending' then m.amount else -m.amount end,
        version = a.version + 1
    where a.id = m.debit and a.class = 'floor' and (m.phase in ('post', 'void') or a.posted - a.held >= m.amount)
    returning a.version, a.posted into d;
    -- Nothing taken: from a house account, which has no balance to check, or from a customer's that cannot give it.
    if not found and exists (select from ledger.account a where a.id = m.debit and a.class = 'floor') then
      perform kernel.fail('ledger.funds');
    end if;

    update ledger.account a set posted = a.posted + m.amount, version = a.version + 1
    where a.id = m.credit and a.class = 'floor' and m.phase in ('single', 'post')
    returning a.version, a.posted into c;
    insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase, pending_id,
                                 debit_version, debit_after, credit_version, credit_after)
    values (v_journal, m.debit, m.credit, m.currency, m.amount, m.phase, m.pending, d.version, d.posted, c.version, c.posted);
  end loop;
  return v_journal;
end $$;

-- As before, in one statement where there were two: the step is written down from the table that allows it.
create or replace function kernel.guard_status() returns trigger language plpgsql as $$
declare
  before_status text;
  after_status text := new.status;
begin
  if tg_op = 'UPDATE' then
    before_status := old.status;
  end if;
  if before_status = after_status then
    return new;
  end if;
  insert into kernel.status_event (machine, doc_id, from_status, to_status, actor, reason)
  select t.machine, to_jsonb(new) ->> tg_argv[1], before_status, t.to_status,
         coalesce(nullif(current_setting('app.actor', true), ''), 'system'), nullif(current_setting('app.reason', true), '')
  from kernel.transition t
  where t.machine = tg_argv[0] and t.from_status = coalesce(before_status, '') and t.to_status = after_status;
  if not found then
    raise exception 'no transition % -> % in %', before_status, after_status, tg_argv[0] using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Nothing reads paid drafts by the moment they were paid at any more: by their numbers, and by the day they were booked.
drop index deposit.draft_customer_id_paid_at_pno_idx;

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
