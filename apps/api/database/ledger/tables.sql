-- The double-entry ledger. One row is one movement (debit, credit, amount > 0), so every journal sums to zero by construction.
-- Customer accounts have class `limited`: their balance may not go below zero (posted - held >= 0).
-- House accounts have class `free`: they are never locked and never updated; their balance is the sum of their movements.
create table ledger.currency (code text primary key, scale int not null);
insert into ledger.currency values ('USD', 2), ('CNY', 2), ('CNH', 2), ('USDT', 6);

create table ledger.account (
  id bigint generated always as identity primary key,
  owner_id bigint not null,
  kind text not null,
  ref text not null default '',
  currency text not null references ledger.currency,
  class text not null check (class in ('limited', 'free')),
  posted bigint not null default 0,
  held bigint not null default 0,
  version bigint not null default 0,
  unique (owner_id, kind, ref, currency),
  unique (id, currency),
  check (held >= 0),
  check (class = 'free' or posted >= held),
  check (class = 'limited' or (posted = 0 and held = 0 and version = 0))
  -- Every posting updates a customer's row. Free space in the page lets PostgreSQL do so without new index entries (HOT update).
) with (fillfactor = 50);
create trigger immutable before delete or update of id, currency, class on ledger.account
  for each row execute function kernel.refuse_change();
create trigger immutable_table before truncate on ledger.account
  for each statement execute function kernel.refuse_change();

create table ledger.journal (
  id bigint generated always as identity primary key,
  kind text not null,
  ref_type text not null,
  ref_id text not null,
  actor text not null,
  cause text not null,
  reverses bigint unique references ledger.journal,
  created_at timestamptz not null default kernel.clock(),
  -- The transaction that wrote the row. Row ids commit out of order; the hash chain covers ranges of transactions.
  xid xid8 not null default ledger.lasting_xid(pg_current_xact_id()),
  unique (kind, ref_type, ref_id)
);
create index on ledger.journal (xid);
create trigger append_only before update or delete on ledger.journal
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on ledger.journal
  for each statement execute function kernel.refuse_change();

create table ledger.transfer (
  id bigint generated always as identity primary key,
  journal_id bigint not null references ledger.journal,
  debit bigint not null,
  credit bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  phase text not null check (phase in ('single', 'pending', 'post', 'void')),
  pending_id bigint references ledger.transfer,
  debit_version bigint,
  debit_after bigint,
  credit_version bigint,
  credit_after bigint,
  created_at timestamptz not null default kernel.clock(),
  xid xid8 not null default ledger.lasting_xid(pg_current_xact_id()),
  check (debit <> credit),
  check ((phase in ('post', 'void')) = (pending_id is not null)),
  foreign key (debit, currency) references ledger.account (id, currency),
  foreign key (credit, currency) references ledger.account (id, currency)
);
create index on ledger.transfer (journal_id);
create index on ledger.transfer (xid);
create unique index on ledger.transfer (pending_id) where phase in ('post', 'void');
create unique index on ledger.transfer (debit, debit_version) where debit_version is not null;
create unique index on ledger.transfer (credit, credit_version) where credit_version is not null;
create trigger guard_transfer before insert on ledger.transfer for each row execute function ledger.guard_transfer();
create trigger append_only before update or delete on ledger.transfer
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on ledger.transfer
  for each statement execute function kernel.refuse_change();

-- Large movements are few, so that staff find them by this index whatever the ledger's size.
create index on ledger.transfer (created_at, journal_id)
  where currency = 'USD' and phase in ('single', 'post') and amount >= 500000;

-- One movement of a journal. `pending` names the hold that a post or void resolves.
create type ledger.move as (debit bigint, credit bigint, currency text, amount bigint, phase text, pending bigint);

-- One movement that a document requires in the journal (kind, ref_type, ref_id). A side is the kind of a house account, or the id of a
-- customer's account (ledger.side).
create type ledger.leg as (
  kind text, ref_type text, ref_id text, debit text, credit text, currency text, amount bigint, phase text
);

-- The id of this ledger. The hash chain starts from it, so that the chains of two ledgers differ.
create table ledger.identity (one boolean primary key default true check (one), id uuid not null default gen_random_uuid());
insert into ledger.identity default values;

-- Where this ledger has lived. The first row is written at the first start of a gateway, a further one after each restore. A restored
-- database counts transactions from the start again: xid_offset is added to their ids, so that the ids of the ledger go on growing.
-- head_seq and head_hash are the last block of the hash chain that was restored. Later blocks of the epoch before are lost.
create table ledger.epoch (
  no int primary key,
  server text not null,
  timeline int not null,
  xid_offset bigint not null check (xid_offset >= 0),
  head_seq bigint not null,
  head_hash bytea,
  -- The ids of journals that a restore has lost are among these. The first epoch has none.
  lost_from bigint,
  lost_to bigint,
  opened_at timestamptz not null default now()
);
create trigger append_only before update or delete on ledger.epoch
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on ledger.epoch
  for each statement execute function kernel.refuse_change();

-- The blocks of the hash chain. The chain makes a later change of the ledger detectable, even a change by somebody with full
-- access to the database. A block covers every journal, movement and audit entry of the transactions from from_xid up to, not
-- including, to_xid. It is written after all of these transactions have ended, so no row can join it later. Each hash covers the previous
-- hash. The newest hashes are also written outside the database.
create table ledger.chain (
  seq bigint primary key,
  from_xid xid8 not null,
  to_xid xid8 not null,
  journals bigint not null,
  transfers bigint not null,
  audits bigint not null,
  prev_hash bytea not null,
  hash bytea not null,
  appended_at timestamptz not null default now(),
  check (to_xid > from_xid)
);
create trigger append_only before update or delete on ledger.chain
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on ledger.chain
  for each statement execute function kernel.refuse_change();

-- Sums of the movements of each account by day in Beijing and kind of journal: what reports read. An account is a house account here, or all
-- customer accounts of one kind. `usd` is what the same journals moved on customer accounts. The sums cover the transactions
-- before ledger.sum_cursor; ledger.daily_sums adds the later ones.
create table ledger.daily_sum (
  class text not null,
  account text not null,
  currency text not null references ledger.currency,
  day date not null,
  journal text not null,
  debits bigint not null,
  credits bigint not null,
  debit_count bigint not null,
  credit_count bigint not null,
  debit_usd bigint not null,
  credit_usd bigint not null,
  primary key (class, account, currency, day, journal)
);
create table ledger.sum_cursor (one boolean primary key default true check (one), to_xid xid8 not null default '0');
insert into ledger.sum_cursor default values;
