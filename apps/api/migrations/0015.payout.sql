-- Money on its way out, to a bank or to a chain: one document, one life. The amount is held from submission.

create schema coin;

-- A customer's address book. ERC20 addresses are kept in their checksummed form.
create table coin.address (
  id bigint generated always as identity (start with 3001) primary key,
  customer_id bigint not null references customer.customer,
  coin text not null check (coin = 'USDT'),
  chain text not null check (chain in ('TRC20', 'ERC20')),
  address text not null,
  label text not null,
  created_at timestamptz not null default now(),
  usable_from timestamptz not null,
  unique (customer_id, chain, address)
);

create schema payout;

-- 1 in review, 2 paying, 3 paid, 4 refused, 5 cancelled: the wire's displayStatus.
insert into kernel.transition values
  ('payout', '', '1'), ('payout', '1', '2'), ('payout', '1', '4'), ('payout', '1', '5'),
  ('payout', '2', '3'), ('payout', '2', '4'),
  ('payout.platform', '', 'none'), ('payout.platform', '', 'asked'), ('payout.platform', 'asked', 'taken'),
  ('payout.platform', 'asked', 'refused'), ('payout.platform', 'taken', 'returned');

-- `amount` is what leaves the account, USD cents. `fee` and `receive`: cents for a bank, millionths of USDT for a chain.
-- `pay_amount` is what is sent: CNY cents or millionths of USDT. `platform`: an MT5 account's money is taken from the
-- trading platform at once, so that it cannot be traded away, and given back where the document comes to nothing.
create table payout.proposal (
  pno text primary key,
  kind text not null check (kind in ('bank', 'coin')),
  customer_id bigint not null references customer.customer,
  account_id bigint not null references account.account,
  card_id bigint references identity.bank_card,
  address_id bigint references coin.address,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  receive bigint not null check (receive > 0),
  rate numeric(18, 6) not null check (rate > 0),
  pay_amount bigint not null check (pay_amount > 0),
  status smallint not null,
  platform text not null,
  hold_journal bigint not null unique references ledger.journal,
  reason text,
  tx_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  ord bigint not null default 0,
  closed_ord bigint,
  check ((kind = 'bank') = (card_id is not null)),
  check ((kind = 'coin') = (address_id is not null)),
  check ((status in (3, 4, 5)) = (closed_ord is not null)),
  check (status <> 3 or platform in ('none', 'taken'))
);
create trigger guard_status before insert or update on payout.proposal
  for each row execute function kernel.guard_status('payout', 'pno');

-- Both lists of a customer: all by submission, and each outcome by its time.
create unique index on payout.proposal (customer_id, kind, ord);
create index on payout.proposal (customer_id, kind, created_at, ord);
create unique index on payout.proposal (customer_id, kind, status, closed_ord) where closed_ord is not null;
create index on payout.proposal (customer_id, kind, status, closed_at, closed_ord) where closed_ord is not null;
create index on payout.proposal (customer_id, kind, status, ord) where status in (1, 2);
create index on payout.proposal (kind, status, created_at, pno);
create index on payout.proposal (account_id) where platform = 'asked';

create function payout.number() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    select ord, at into new.ord, new.created_at from kernel.next_ordinal('payout.' || new.kind, new.customer_id);
    new.updated_at := new.created_at;
    return new;
  end if;
  new.updated_at := clock_timestamp();
  if new.status <> old.status and new.status in (3, 4, 5) then
    select ord, at into new.closed_ord, new.closed_at
    from kernel.next_ordinal('payout.' || new.kind || '.' || new.status, new.customer_id);
  end if;
  return new;
end $$;
create trigger number before insert or update on payout.proposal for each row execute function payout.number();

create function payout.guard_platform() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.platform = new.platform then
    return new;
  end if;
  if not exists (
    select from kernel.transition t where t.machine = 'payout.platform' and t.to_status = new.platform
      and t.from_status = case tg_op when 'UPDATE' then old.platform else '' end
  ) then
    raise exception 'no transition to % in payout.platform', new.platform using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guard_platform before insert or update on payout.proposal
  for each row execute function payout.guard_platform();

-- Who has approved: two different members of staff for a large one.
create table payout.approval (
  pno text not null references payout.proposal,
  actor text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (pno, actor)
);
create trigger append_only before update or delete on payout.approval
  for each row execute function kernel.refuse_change();

-- What happened to coin, as the customer's statement has it. Millionths of USDT.
create table coin.deal (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  pno text not null references payout.proposal,
  kind text not null check (kind in ('hold', 'payout', 'fee', 'release')),
  amount bigint not null check (amount > 0),
  at timestamptz not null default now(),
  ord bigint not null default 0,
  unique (pno, kind)
);
create unique index on coin.deal (customer_id, ord);
create index on coin.deal (customer_id, at, ord);
create trigger append_only before update or delete on coin.deal
  for each row execute function kernel.refuse_change();

create function coin.number_deal() returns trigger language plpgsql as $$
begin
  select ord, at into new.ord, new.at from kernel.next_ordinal('coin.deal', new.customer_id);
  return new;
end $$;
create trigger number_deal before insert on coin.deal for each row execute function coin.number_deal();

create function payout.steps(p_pno text) returns jsonb language sql stable
return (
  select coalesce(jsonb_agg(jsonb_build_object('status', e.to_status::int, 'at', kernel.utc(e.at)) order by e.id), '[]')
  from kernel.status_event e where e.machine = 'payout' and e.doc_id = p_pno
);

-- What is held or asked of the platform for an MT5 account and not yet taken there, in USD cents. transfer joins in 0017.
create function account.untaken(p_account bigint) returns bigint language sql stable
return (select coalesce(sum(amount), 0)::bigint from payout.proposal where account_id = p_account and platform = 'asked');
