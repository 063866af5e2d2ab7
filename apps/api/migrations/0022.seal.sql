-- The chain of seals: what the ledger has said cannot be changed in silence, whoever holds the database. A block covers
-- every journal and movement of the transactions in a range of ids; a block is written when all of these have ended, so
-- no row can join it afterwards. Each hash covers the one before. The heads are also written outside the database.

create table ledger.identity (one boolean primary key default true check (one), id uuid not null default gen_random_uuid());
insert into ledger.identity default values;

-- The transaction that wrote a row: ids of rows commit out of order, these ranges do not.
alter table ledger.journal add column xid xid8 not null default pg_current_xact_id();
alter table ledger.transfer add column xid xid8 not null default pg_current_xact_id();
create index on ledger.journal (xid);
create index on ledger.transfer (xid);

-- Covers transactions from_xid up to, not including, to_xid.
create table ledger.seal (
  seq bigint primary key,
  from_xid xid8 not null,
  to_xid xid8 not null,
  journals bigint not null,
  transfers bigint not null,
  prev_hash bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null default now(),
  check (to_xid > from_xid)
);
create trigger append_only before update or delete on ledger.seal
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on ledger.seal
  for each statement execute function kernel.refuse_change();

-- Texts with their lengths before them: no two rows read alike. A null is a length of -1.
create function ledger.canonical(variadic p_texts text[]) returns bytea language sql immutable parallel safe
return (
  select string_agg(case when t is null then int4send(-1)
                    else int4send(octet_length(convert_to(t, 'UTF8'))) || convert_to(t, 'UTF8') end, '' order by n)
  from unnest(p_texts) with ordinality as u (t, n)
);

create function ledger.instant(p_at timestamptz) returns text language sql immutable parallel safe
return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US');

-- Rows of a range and their hash under the one before.
create function ledger.block(p_from xid8, p_to xid8, p_prev bytea, out journals bigint, out transfers bigint, out hash bytea)
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
  )
  select j.n, t.n, sha256(p_prev || ledger.canonical(p_from::text, p_to::text, j.n::text, t.n::text) || j.rows || t.rows)
  from j, t
$$;

-- Seals what has ended since the last block. Nothing where there is nothing. One sealer at a time.
create function ledger.seal() returns void language plpgsql as $$
declare
  last ledger.seal;
  b record;
  v_from xid8 := '0';
  v_to xid8;
  v_prev bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger.seal', 0));
  v_to := pg_snapshot_xmin(pg_current_snapshot());
  select * into last from ledger.seal order by seq desc limit 1;
  if last.seq is not null then
    v_from := last.to_xid;
    v_prev := last.hash;
  else
    select sha256(ledger.canonical(id::text)) into strict v_prev from ledger.identity;
  end if;
  if v_to <= v_from or not exists (select from ledger.journal where xid >= v_from and xid < v_to) then
    return;
  end if;
  select * into b from ledger.block(v_from, v_to, v_prev);
  insert into ledger.seal (seq, from_xid, to_xid, journals, transfers, prev_hash, hash)
  values (coalesce(last.seq, 0) + 1, v_from, v_to, b.journals, b.transfers, v_prev, b.hash);
end $$;

-- The first block at or after p_seq, of p_many, that its rows or the block before do not make.
create function ledger.seal_breaks(p_seq bigint, p_many int) returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  select 'seal', s.seq::text, encode(s.hash, 'hex'), encode(b.hash, 'hex')
  from (
    select seq, from_xid, to_xid, hash, prev_hash,
           coalesce((select p.hash from ledger.seal p where p.seq = s.seq - 1),
                    (select sha256(ledger.canonical(id::text)) from ledger.identity where s.seq = 1)) as before_hash,
           coalesce((select p.to_xid from ledger.seal p where p.seq = s.seq - 1), '0') as before_to
    from ledger.seal s where seq >= p_seq and seq < p_seq + p_many
  ) s cross join lateral ledger.block(s.from_xid, s.to_xid, coalesce(s.before_hash, '')) b
  where s.hash <> b.hash or s.before_hash is distinct from s.prev_hash or s.before_to <> s.from_xid
  order by s.seq limit 1
$$;
