-- Payouts to a bank card or a coin address. The amount is held from the submission until the payout is paid, refused or cancelled.
-- Status: 1 in review, 2 paying, 3 paid, 4 refused, 5 cancelled, 6 returned by the bank or chain after it was paid (displayStatus of the API).
-- Functions take locks in this order: idempotency key, customer, payout, ledger accounts.
insert into kernel.transition values
  ('payout', '', '1'), ('payout', '1', '2'), ('payout', '1', '4'), ('payout', '1', '5'),
  ('payout', '2', '3'), ('payout', '2', '4'), ('payout', '3', '6'),
  ('payout.platform', '', 'none'), ('payout.platform', '', 'asked'), ('payout.platform', 'asked', 'taken'),
  ('payout.platform', 'asked', 'refused'), ('payout.platform', 'taken', 'returned');

-- `amount` is what leaves the account, in USD cents. `fee` and `receive`: cents for a bank, millionths of USDT for a chain.
-- `pay_amount` is what is sent: CNY cents or millionths of USDT. `platform`: the money of an MT5 account is taken from the
-- trading platform at once, so that it cannot be lost in trading. It is returned if the payout is refused or cancelled.
create table payout.proposal (
  pno text primary key,
  kind text not null check (kind in ('bank', 'coin')),
  customer_id bigint not null references customer.customer,
  account_id bigint not null references account.account,
  card_id bigint references identity.bank_card,
  address_id bigint,
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
  -- USD cents that entered the wallet when it was returned.
  returned bigint check (returned > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  paid_at timestamptz,
  ord bigint not null default 0,
  closed_ord bigint,
  -- The bank's, of a single payment to a card.
  reference text,
  check ((kind = 'bank') = (card_id is not null)),
  check ((kind = 'coin') = (address_id is not null)),
  check ((status in (3, 4, 5, 6)) = (closed_ord is not null)),
  check ((status in (3, 6)) = (paid_at is not null)),
  check ((status = 6) = (returned is not null)),
  check (status not in (3, 6) or platform in ('none', 'taken'))
);
-- Indexes of a customer's lists: all payouts by submission, and the closed payouts of each status by closing time.
create unique index on payout.proposal (customer_id, kind, ord);
create index on payout.proposal (customer_id, kind, created_at, ord);
create unique index on payout.proposal (customer_id, kind, status, closed_ord) where closed_ord is not null;
create index on payout.proposal (customer_id, kind, status, closed_at, closed_ord) where closed_ord is not null;
create index on payout.proposal (customer_id, kind, status, ord) where status in (1, 2);
create index on payout.proposal (kind, status, created_at, pno);
create index on payout.proposal (closed_at) where closed_at is not null;
create index on payout.proposal (paid_at) where paid_at is not null;
-- Staff list the payouts of all customers by submission.
create index on payout.proposal (created_at, pno);
create index on payout.proposal (kind, created_at, pno);
create index on payout.proposal (status, created_at, pno);
create index on payout.proposal (account_id) where platform = 'asked';
-- A transaction on a chain pays one payout.
create unique index payout_tx_hash on payout.proposal (tx_hash) where tx_hash is not null;
-- So does a payment of the bank.
create unique index payout_reference on payout.proposal (reference) where reference is not null;
create trigger guard_status before insert or update on payout.proposal
  for each row execute function kernel.guard_status('payout', 'pno');
create trigger number before insert or update on payout.proposal for each row execute function payout.number();
create trigger guard_platform before insert or update on payout.proposal
  for each row execute function payout.guard_platform();

-- Who has approved a payout. A large one needs two different staff members.
create table payout.approval (
  pno text not null references payout.proposal,
  actor text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (pno, actor)
);
create trigger append_only before update or delete on payout.approval
  for each row execute function kernel.refuse_change();

-- A file of approved bank payouts for the bank. One member makes it and another releases it; its result file closes it.
-- Status: 1 made, 2 released, 3 closed, 4 withdrawn.
insert into kernel.transition values
  ('payout.batch', '', '1'), ('payout.batch', '1', '2'), ('payout.batch', '1', '4'), ('payout.batch', '2', '3');
create table payout.batch (
  number text primary key,
  format text not null check (format in ('csv', 'xlsx', 'pain.001')),
  -- The name of the bank's CSV profile.
  profile text,
  items int not null check (items > 0),
  -- The sum in CNY cents, for comparison with the bank.
  total bigint not null check (total > 0),
  -- The file contains full account numbers and is encrypted.
  file bytea not null,
  status smallint not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  released_by text,
  released_at timestamptz,
  closed_at timestamptz,
  check (made_by <> released_by),
  check ((format = 'csv') = (profile is not null)),
  check ((status in (2, 3)) = (released_by is not null))
);
create index on payout.batch (made_at, number);
create index on payout.batch (made_at) where status = 1;
create index on payout.batch (released_at) where status = 2;
create trigger guard_status before insert or update on payout.batch
  for each row execute function kernel.guard_status('payout.batch', 'number');

-- `result` is null until the bank has said paid or rejected.
create table payout.batch_item (
  batch text not null references payout.batch,
  pno text not null references payout.proposal,
  result text check (result in ('paid', 'rejected')),
  bank_reference text,
  reason text,
  -- False once the batch is withdrawn or the bank has answered: the payout may then be in another batch.
  open boolean not null default true,
  primary key (batch, pno),
  check (open or result is not null or reason is not null)
);
create unique index on payout.batch_item (pno) where open;
