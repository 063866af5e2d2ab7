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
  select s.system_identifier || '/' || d.oid, c.timeline_id into e.server, e.timeline
  from pg_control_system() s, pg_control_checkpoint() c, pg_database d where d.datname = current_database();
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
    -- The ids of lost journals are tickets of operations that the platform has. A new journal with such an id would be taken for one.
    e.lost_from := nextval(pg_get_serial_sequence('ledger.journal', 'id'));
    e.lost_to := setval(pg_get_serial_sequence('ledger.journal', 'id'), e.lost_from + 10000000);
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
