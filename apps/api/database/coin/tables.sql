-- The coin addresses of a customer. ERC20 addresses are stored in their checksummed form. One that the customer has removed has
-- `removed_at`; to be used again it is added again, and waits again.
create table coin.address (
  id bigint generated always as identity (start with 3001) primary key,
  customer_id bigint not null references customer.customer,
  coin text not null check (coin = 'USDT'),
  chain text not null check (chain in ('TRC20', 'ERC20')),
  address text not null,
  label text not null,
  created_at timestamptz not null default now(),
  usable_from timestamptz not null,
  removed_at timestamptz
);
create unique index on coin.address (customer_id, chain, address) where removed_at is null;
-- Who else has saved an address, see payout.hints.
create index on coin.address (address, chain);

alter table payout.proposal add foreign key (address_id) references coin.address;

-- The list of a customer's coin deals. Amounts in millionths of USDT.
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
create trigger number_deal before insert on coin.deal for each row execute function coin.number_deal();
