-- Records a run of the reconciliation. A new break is opened, a known one is seen again, and one that is gone is closed as `agreed`. A
-- run closes only breaks of the areas that it has compared, and of the channel only those first seen since `covered`.
-- p_run: {actor, checked, unchecked, covered, breaks: [{area, check, subject, no, expected, found, currency}]}. The writes are in
-- proportion to the breaks.
create or replace function reconciliation.record(p_run jsonb) returns void language plpgsql as $$
declare
  run record;
  v_id bigint;
  v_opened int;
  v_closed int;
begin
  -- Two runs at once would wait for each other's breaks in turn.
  perform pg_advisory_xact_lock(hashtextextended('reconciliation.run', 0));
  select * into run from jsonb_to_record(p_run) as r (
    actor text, checked text[], unchecked text[], covered timestamptz, breaks jsonb);

  update reconciliation.break b set closed_at = now(), resolution = 'agreed'
  where b.closed_at is null and b.area = any (run.checked) and (b.area <> 'channel' or b.check_name = 'channel.answer' or b.first_seen >= run.covered)
    and not exists (
      select from jsonb_to_recordset(run.breaks) as f ("check" text, subject text, no int)
      where f."check" = b.check_name and f.subject = b.subject and f.no = b.no);
  get diagnostics v_closed = row_count;

  with seen as (
    insert into reconciliation.break as b (area, check_name, subject, no, expected, found, currency, quarantine_id)
    select f.area, f."check", f.subject, f.no, f.expected, f.found, f.currency, q.id
    from jsonb_to_recordset(run.breaks) as f (
      area text, "check" text, subject text, no int, expected text, found text, currency text)
    left join account.account a on f.area = 'platform' and a.login = f.subject
    left join account.quarantine q on q.account_id = a.id and q.resolved_at is null
    on conflict (check_name, subject, no) where closed_at is null do update
    set expected = excluded.expected, found = excluded.found, currency = excluded.currency,
        quarantine_id = excluded.quarantine_id, last_seen = now(),
        -- A proposal to accept the break was for the sides that its member saw.
        proposed_by = case when (b.expected, b.found) = (excluded.expected, excluded.found) then b.proposed_by end,
        reason = case when (b.expected, b.found) = (excluded.expected, excluded.found) then b.reason end
    returning xmax = 0 as opened
  )
  select count(*) filter (where opened) into v_opened from seen;

  insert into reconciliation.run (actor, checked, unchecked, breaks, opened, closed, first)
  values (run.actor, run.checked, run.unchecked, jsonb_array_length(run.breaks), v_opened, v_closed,
          run.breaks -> 0 ->> 'check' || ' ' || (run.breaks -> 0 ->> 'subject'))
  returning id into v_id;

  insert into reconciliation.finding (break_id, run_id, expected, found)
  select b.id, v_id, b.expected, b.found
  from jsonb_to_recordset(run.breaks) as f ("check" text, subject text, no int)
  join reconciliation.break b
    on b.check_name = f."check" and b.subject = f.subject and b.no = f.no and b.closed_at is null
  left join lateral (
    select l.expected, l.found from reconciliation.finding l where l.break_id = b.id order by l.run_id desc limit 1
  ) l on true
  where (l.expected, l.found) is distinct from (b.expected, b.found);
end $$;
