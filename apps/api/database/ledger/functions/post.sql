-- The only function that posts. Locks the customer accounts of all movements in order of id, so that two postings cannot
-- deadlock. Then writes the journal and its movements and changes the balances. Returns the journal's id.
-- p_moves: [{debit, credit, currency, amount, phase?, pending?}], amounts in minor units; phase is single (default), pending (a
-- hold), or post or void of the hold `pending`.
-- Fails with ledger.funds on an overdraft, and with unique_violation on a repeated (kind, ref_type, ref_id).
create or replace function ledger.post(
  p_kind text, p_ref_type text, p_ref_id text, p_actor text, p_cause text, p_moves jsonb, p_reverses bigint default null
) returns bigint language plpgsql as $$
declare
  v_journal bigint;
  m ledger.move;
  customers bigint[];
  d_version bigint; d_after bigint; c_version bigint; c_after bigint;
begin
  -- NO KEY UPDATE, because FOR UPDATE would block the foreign-key checks of concurrent inserts.
  customers := array(
    select a.id from ledger.account a
    where a.class = 'limited' and a.id = any (array(
      select unnest(array[x.debit, x.credit]) from jsonb_to_recordset(p_moves) as x (debit bigint, credit bigint)))
    order by a.id for no key update);

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

    d_version := null; d_after := null; c_version := null; c_after := null;
    if m.debit = any (customers) then
      update ledger.account a
      set posted = a.posted - case when m.phase in ('pending', 'void') then 0 else m.amount end,
          held = a.held + case m.phase when 'single' then 0 when 'pending' then m.amount else -m.amount end,
          version = a.version + 1
      where a.id = m.debit and (m.phase in ('post', 'void') or a.posted - a.held >= m.amount)
      returning a.version, a.posted into d_version, d_after;
      if not found then
        perform kernel.fail('ledger.funds');
      end if;
    end if;
    if m.credit = any (customers) and m.phase in ('single', 'post') then
      update ledger.account a set posted = a.posted + m.amount, version = a.version + 1
      where a.id = m.credit returning a.version, a.posted into c_version, c_after;
    end if;
    insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase, pending_id,
                                 debit_version, debit_after, credit_version, credit_after)
    values (v_journal, m.debit, m.credit, m.currency, m.amount, m.phase, m.pending, d_version, d_after, c_version, c_after);
  end loop;
  return v_journal;
end $$;
