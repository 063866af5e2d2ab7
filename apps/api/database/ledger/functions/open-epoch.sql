-- Opens an epoch where this database has not run before: the first one, or one after a restore. A gateway calls it at its start, before
-- it writes. p_ahead: the chain lacks a block whose hash was written outside the database. On the same server that is a restore if the
-- timeline is another one too. On the same timeline the block was removed, which the check of the chain reports.
-- After a restore all payouts are stopped, because acts since the backup may be missing, and nothing that waited for a carrier is sent.
-- Returns whether the database was restored.
create or replace function ledger.open_epoch(p_ahead boolean) returns boolean language plpgsql as $$
declare
  last ledger.epoch;
  e ledger.epoch;
  v_newest bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger.chain', 0));
  select * into last from ledger.epoch order by no desc limit 1;
  -- The name of the current WAL file begins with the timeline. The control file has it only after the next checkpoint.
  select s.system_identifier || '/' || d.oid, ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int
  into e.server, e.timeline
  from pg_control_system() s, pg_database d where d.datname = current_database();
  if last.server = e.server and (last.timeline = e.timeline or not p_ahead) then
    return false;
  end if;
  v_newest := greatest(
    (select max(xid::text::bigint) from (
      (select xid from ledger.journal order by xid desc limit 1) union all
      (select xid from ledger.transfer order by xid desc limit 1) union all
      (select xid from kernel.audit order by xid desc limit 1) union all
      (select to_xid from ledger.chain order by seq desc limit 1) union all
      (select to_xid from ledger.sum_cursor)) newest), 0);
  e.no := coalesce(last.no, 0) + 1;
  e.xid_offset := greatest(
    coalesce(last.xid_offset, 0), v_newest + 1 - pg_snapshot_xmin(pg_current_snapshot())::text::bigint);
  select coalesce(max(seq), 0) into e.head_seq from ledger.chain;
  select hash into e.head_hash from ledger.chain where seq = e.head_seq;
  e.opened_at := now();
  if last.no is not null then
    -- Others know numbers that were given in the lost time: the platform accounts and journals, customers their own number. None is
    -- given again. A day gives fewer than 10,000 of each, journals aside.
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, last_value + increment_by * 10000)
    from pg_sequences where schemaname not in ('graphile_worker', 'migration') and last_value is not null;
    -- The ids of lost journals are tickets of operations that the platform has. A new journal with such an id would be taken for one.
    -- The sequence may be ahead of the rows: WAL notes 32 values at once, and a dump reads it after its snapshot. A journal that was
    -- being written at the restored moment may have a smaller id than the newest one that is there.
    e.lost_from := greatest(1, coalesce((select max(id) from ledger.journal), 0) - 1000);
    e.lost_to := setval(pg_get_serial_sequence('ledger.journal', 'id'),
                        nextval(pg_get_serial_sequence('ledger.journal', 'id')) + 10000000);
  end if;
  insert into ledger.epoch select e.*;
  if last.no is null then
    return false;
  end if;
  insert into kernel.audit (actor, act, subject, before, after)
  values ('system', 'ledger.epoch', 'epoch:' || e.no, to_jsonb(last), to_jsonb(e));
  perform kernel.stop_payouts('restored', 'system');
  perform message.give_up_waiting();
  perform kernel.close_unsent_codes();
  return true;
end $$;
