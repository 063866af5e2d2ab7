-- Verifies p_many blocks from p_seq on. Returns the first block whose hash does not match its rows or the previous block.
create or replace function ledger.chain_breaks(p_seq bigint, p_many int) returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  select 'chain', s.seq::text, encode(s.hash, 'hex'), encode(b.hash, 'hex')
  from (
    select seq, from_xid, to_xid, hash, prev_hash,
           coalesce((select p.hash from ledger.chain p where p.seq = s.seq - 1),
                    (select sha256(ledger.canonical(id::text)) from ledger.identity where s.seq = 1)) as before_hash,
           coalesce((select p.to_xid from ledger.chain p where p.seq = s.seq - 1), '0') as before_to
    from ledger.chain s where seq >= p_seq and seq < p_seq + p_many
  ) s cross join lateral ledger.block(s.from_xid, s.to_xid, coalesce(s.before_hash, '')) b
  where s.hash <> b.hash or s.before_hash is distinct from s.prev_hash or s.before_to <> s.from_xid
  order by s.seq limit 1
$$;
