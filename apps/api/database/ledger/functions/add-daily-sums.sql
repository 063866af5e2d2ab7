-- Adds the movements of the transactions that have ended since the last run to ledger.daily_sum. One run at a time.
create or replace function ledger.add_daily_sums() returns void language plpgsql as $$
declare
  v_from xid8;
  v_to xid8;
begin
  select to_xid into strict v_from from ledger.sum_cursor for update;
  v_to := ledger.lasting_xid(pg_snapshot_xmin(pg_current_snapshot()));
  if v_to <= v_from then
    return;
  end if;
  insert into ledger.daily_sum as b select * from ledger.sums_between(v_from, v_to)
  on conflict (class, account, currency, day, journal) do update
  set debits = b.debits + excluded.debits, credits = b.credits + excluded.credits,
      debit_count = b.debit_count + excluded.debit_count, credit_count = b.credit_count + excluded.credit_count,
      debit_usd = b.debit_usd + excluded.debit_usd, credit_usd = b.credit_usd + excluded.credit_usd;
  update ledger.sum_cursor set to_xid = v_to;
end $$;
