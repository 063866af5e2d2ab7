-- Appends a block over the transactions that have ended since the last block. Appends nothing if they wrote no journal
-- and no audit entry.
-- The advisory lock admits one run at a time.
create or replace function ledger.append_block() returns void language plpgsql as $$
declare
  last ledger.chain;
  b record;
  v_from xid8 := '0';
  v_to xid8;
  v_prev bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger.chain', 0));
  v_to := ledger.lasting_xid(pg_snapshot_xmin(pg_current_snapshot()));
  select * into last from ledger.chain order by seq desc limit 1;
  if last.seq is not null then
    v_from := last.to_xid;
    v_prev := last.hash;
  else
    select sha256(ledger.canonical(id::text)) into strict v_prev from ledger.identity;
  end if;
  if v_to <= v_from or not exists (
    select from ledger.journal where xid >= v_from and xid < v_to
    union all select from kernel.audit where xid >= v_from and xid < v_to
  ) then
    return;
  end if;
  select * into b from ledger.block(v_from, v_to, v_prev);
  insert into ledger.chain (seq, from_xid, to_xid, journals, transfers, audits, prev_hash, hash)
  values (coalesce(last.seq, 0) + 1, v_from, v_to, b.journals, b.transfers, b.audits, v_prev, b.hash);
end $$;
