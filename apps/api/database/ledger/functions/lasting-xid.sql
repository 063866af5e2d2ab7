-- The id of a transaction as the ledger has it: with the offset of the current epoch, so that ids also grow over a restore.
create or replace function ledger.lasting_xid(p_xid xid8) returns xid8 language plpgsql stable as $$
begin
  return (p_xid::text::bigint + coalesce((select xid_offset from ledger.epoch order by no desc limit 1), 0))::text::xid8;
end $$;
