-- Counts the rows of a range of transactions and computes the block's hash over them and over the previous hash. An entry of the audit log
-- that an erasing has emptied counts by the hash of what it was.
create or replace function ledger.block(
  p_from xid8, p_to xid8, p_prev bytea, out journals bigint, out transfers bigint, out audits bigint, out hash bytea)
language sql stable as $$
  with j as (
    select count(*) as n, coalesce(string_agg(sha256(ledger.canonical(
      id::text, kind, ref_type, ref_id, actor, cause, reverses::text, ledger.instant(created_at))), '' order by id), '') as rows
    from ledger.journal where xid >= p_from and xid < p_to
  ), t as (
    select count(*) as n, coalesce(string_agg(sha256(ledger.canonical(
      id::text, journal_id::text, debit::text, credit::text, currency, amount::text, phase, pending_id::text,
      debit_version::text, debit_after::text, credit_version::text, credit_after::text, ledger.instant(created_at))),
      '' order by id), '') as rows
    from ledger.transfer where xid >= p_from and xid < p_to
  ), a as (
    select count(*) as n, coalesce(string_agg(
      case when e.erased_by is not null and exists (select from kernel.audit b where b.id = e.erased_by and b.act = 'customer.erase')
           then e.digest else ledger.audit_digest(e) end, '' order by id), '') as rows
    from kernel.audit e where xid >= p_from and xid < p_to
  )
  select j.n, t.n, a.n, sha256(p_prev || ledger.canonical(p_from::text, p_to::text, j.n::text, t.n::text, a.n::text)
                               || j.rows || t.rows || a.rows)
  from j, t, a
$$;
