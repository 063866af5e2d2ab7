-- Verifies p_many blocks from p_seq on. Returns the first block whose hash does not match its rows or the previous block, or in which an
-- erasing of a customer was noted that does not match the entries it has emptied.
create or replace function ledger.chain_breaks(p_seq bigint, p_many int) returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  with blocks as (
    select seq, from_xid, to_xid, hash, prev_hash,
           coalesce((select p.hash from ledger.chain p where p.seq = s.seq - 1),
                    (select sha256(ledger.canonical(id::text)) from ledger.identity where s.seq = 1)) as before_hash,
           coalesce((select p.to_xid from ledger.chain p where p.seq = s.seq - 1), '0') as before_to
    from ledger.chain s where seq >= p_seq and seq < p_seq + p_many
  ), found (seq, expected, found) as (
    select s.seq, encode(s.hash, 'hex'), encode(b.hash, 'hex')
    from blocks s cross join lateral ledger.block(s.from_xid, s.to_xid, coalesce(s.before_hash, '')) b
    where s.hash <> b.hash or s.before_hash is distinct from s.prev_hash or s.before_to <> s.from_xid
    union all
    select s.seq, e.after ->> 'digest', d.digest
    from blocks s join kernel.audit e on e.xid >= s.from_xid and e.xid < s.to_xid and e.act = 'customer.erase'
    cross join lateral (select ledger.erased_digest(e.id) as digest) d
    where d.digest is distinct from e.after ->> 'digest'
  )
  select 'chain', f.seq::text, f.expected, f.found from found f order by f.seq limit 1
$$;
