insert into kernel.transition values
  ('account', '', 'pending'), ('account', '', 'open'), ('account', 'pending', 'open'),
  ('account', 'open', 'archived'),
  ('link', '', '2'), ('link', '2', '1'), ('link', '2', '3');

-- The wallet and the MT5 accounts. `ledger_id` is the ledger account of the money; `login` is the login on the trading platform.
create table account.account (
  id bigint generated always as identity (start with 1000) primary key,
  customer_id bigint not null references customer.customer,
  kind text not null check (kind in ('wallet', 'mt5')),
  level text check (level in ('MIN', 'STD', 'DIA')),
  login text unique,
  mt5_group text not null default '',
  currency text not null default 'USD' references ledger.currency,
  nickname text,
  leverage int not null default 1,
  status text not null,
  -- When the platform was first asked to open the account.
  requested_at timestamptz,
  -- The customer was told that the account is pending. Another request for the same means this one.
  reported_pending boolean not null default false,
  ledger_id bigint not null unique references ledger.account,
  credit_ledger_id bigint unique references ledger.account,
  created_at timestamptz not null default now(),
  -- first_minimum: the minimum deposit of the level on the day of opening, in the account's currency; null once the deposits have
  -- reached it.
  -- level_leverage: the leverage that the account gets then (decisions.md §6).
  first_minimum bigint check (first_minimum > 0),
  level_leverage int check (level_leverage > 0),
  -- The platform has disabled trading, because of a freeze.
  trade_disabled boolean not null default false,
  -- Of a login that existed before it was linked: its records since then are imported. What was before is in one opening entry.
  records_from timestamptz,
  -- Since when the customer has a margin call; null once the margin has recovered.
  margin_called_at timestamptz,
  check ((kind = 'mt5') = (level is not null)),
  check ((kind = 'mt5') = (credit_ledger_id is not null)),
  check (kind = 'wallet' or status = 'pending' or login is not null),
  check (kind = 'mt5' or currency = 'USD')
);
create index on account.account (customer_id, id);
create unique index on account.account (customer_id) where kind = 'wallet';
create index on account.account (id) where trade_disabled;
create index on account.account (created_at) where status = 'pending';
-- The search of customers by staff, see customer-search.ts.
create index on account.account (login collate "C");
create index on account.account (reverse(login) collate "C");
create trigger immutable before update of kind, currency on account.account
  for each row execute function kernel.refuse_change();
create trigger guard_status before insert or update on account.account
  for each row execute function kernel.guard_status('account', 'id');
create trigger note_level after insert or update of level, status on account.account
  for each row when (new.kind = 'mt5') execute function customer.note_level();

-- Credits to send to the trading platform. A row is written with the posting and sent after the commit
-- (core/accounts/platform-outbox.ts). This is not a queue job, because adding a job calls NOTIFY, and PostgreSQL serialises the
-- commits of transactions that call NOTIFY.
create table account.platform_outbox (
  ticket bigint primary key references ledger.journal,
  login text not null,
  action text not null,
  amount bigint not null,
  comment text not null
);

-- Requests that the trading platform would execute twice if they were sent twice, by the mark that it keeps
-- (adapters/trading/mt5-web-api/attempts.ts). A row is committed before the request is sent.
create table account.platform_attempt (
  key text primary key,
  sent_at timestamptz not null
);
create index on account.platform_attempt (sent_at);

-- Equity and balance of the accounts at the end of each day (Asia/Shanghai), as the platform reported them. The hourly job
-- overwrites the row of the current day, so that the last value of the day remains.
create table account.equity_day (
  account_id bigint not null references account.account,
  day date not null,
  equity bigint not null,
  balance bigint not null,
  at timestamptz not null default now(),
  primary key (account_id, day)
) with (fillfactor = 80);

-- Accounts whose balance or credit differs between ledger and platform. While a row is unresolved, the account takes part in no
-- payment. `balance` and `credit` are the ledger's figures, `found_…` the platform's (null: the login is unknown there), all in minor
-- units of its currency. A resolution is proposed by one staff member and confirmed by another; `agreed` means that the difference ended by itself.
create table account.quarantine (
  id bigint generated always as identity primary key,
  account_id bigint not null references account.account,
  balance bigint not null,
  credit bigint not null,
  found_balance bigint,
  found_credit bigint,
  opened_at timestamptz not null default now(),
  proposal text check (proposal in ('import', 'correct', 'accept')),
  proposed_by text,
  resolution text check (resolution in ('agreed', 'correct', 'accept')),
  resolved_by text,
  resolved_at timestamptz,
  check ((proposal is null) = (proposed_by is null)),
  check ((resolution is null) = (resolved_at is null)),
  check (resolution in ('agreed') or (resolution is null) = (resolved_by is null))
);
create unique index on account.quarantine (account_id) where resolved_at is null;
create index on account.quarantine (account_id) where resolution = 'accept';
create index on account.quarantine (opened_at, id) where resolved_at is null;

-- A change of a balance that one staff member proposes and another approves. `amount` is in the account's currency; negative takes
-- money.
-- Status: 1 waits, 2 posted, 3 refused.
insert into kernel.transition values ('adjustment', '', '1'), ('adjustment', '1', '2'), ('adjustment', '1', '3');
create table account.adjustment (
  id bigint generated always as identity primary key,
  number text not null unique,
  kind text not null check (kind in ('deposit', 'suspense', 'correction', 'goodwill', 'feeRefund', 'chargeback', 'payoutReturn', 'reversal', 'writeOff')),
  account_id bigint not null references account.account,
  amount bigint not null check (amount <> 0),
  reference text,
  -- At which a payment in suspense is converted, as of its proposal.
  rate numeric(18, 6),
  reason text not null,
  document_id text references common.document,
  status smallint not null,
  proposed_by text not null,
  proposed_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  refusal text,
  journal_id bigint unique references ledger.journal,
  check ((status = 2) = (journal_id is not null)),
  check (decided_by <> proposed_by),
  check (kind in ('correction', 'chargeback', 'reversal') or amount > 0),
  check (kind not in ('deposit', 'suspense', 'chargeback', 'payoutReturn', 'reversal', 'writeOff') or reference is not null),
  check (kind not in ('deposit', 'chargeback', 'payoutReturn') or document_id is not null),
  check ((kind = 'suspense') = (rate is not null))
);
create index on account.adjustment (account_id, id desc);
create index on account.adjustment (status, id desc);
create index on account.adjustment (decided_at) where status = 2;
-- A chargeback, a returned payout, a reversed adjustment, a bank transfer or a receivable is handled once, unless the proposal was refused.
create unique index on account.adjustment (kind, reference)
  where status <> 3 and kind in ('deposit', 'suspense', 'chargeback', 'payoutReturn', 'reversal', 'writeOff');
create trigger guard_status before insert or update on account.adjustment
  for each row execute function kernel.guard_status('adjustment', 'number');
create trigger immutable before update of kind, account_id, amount, reference, proposed_by on account.adjustment
  for each row execute function kernel.refuse_change();

-- What a customer owes: the part of a chargeback that its account could not give, in USD cents. It stands in the house account
-- `receivable`. What the customer's accounts can give later is set off against it; an adjustment of the kind writeOff ends it. `number` is
-- the reference of that adjustment.
create table account.receivable (
  id bigint generated always as identity (start with 1001) primary key,
  number text not null unique generated always as ('R' || id::text) stored,
  customer_id bigint not null references customer.customer,
  adjustment text not null unique references account.adjustment (number),
  amount bigint not null check (amount > 0),
  open bigint not null check (open between 0 and amount),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((open = 0) = (closed_at is not null))
);
create index on account.receivable (customer_id) where open > 0;
create index on account.receivable (opened_at, id);
create index on account.receivable (opened_at) where open > 0;
create trigger immutable before update of customer_id, adjustment, amount, opened_at on account.receivable
  for each row execute function kernel.refuse_change();
-- Money that reaches a customer who owes is set off by a job.
create trigger note_money after update of posted, held on ledger.account
  for each row when (new.posted - new.held > old.posted - old.held) execute function account.note_money();

-- Money of a customer's account that was set off against a receivable.
create table account.set_off (
  number text primary key,
  receivable_id bigint not null references account.receivable,
  account_id bigint not null references account.account,
  amount bigint not null check (amount > 0),
  journal_id bigint not null unique references ledger.journal,
  at timestamptz not null default now()
);
create index on account.set_off (receivable_id);
create trigger append_only before update or delete on account.set_off
  for each row execute function kernel.refuse_change();

-- Credit that left an account: with a payout, transfer, chargeback or set-off, whose number it has, in proportion to the balance before; or,
-- without an amount, because the customer gave it up. It comes back if the amount does not leave. In the account's currency.
create table account.credit_removal (
  number text primary key,
  account_id bigint not null references account.account,
  -- Before it.
  credit bigint not null,
  balance bigint check (balance >= amount),
  amount bigint check (amount > 0),
  taken bigint not null check (taken > 0 and taken <= credit),
  journal_id bigint not null unique references ledger.journal,
  returned_journal bigint unique references ledger.journal,
  check ((amount is null) = (balance is null)),
  check (amount is not null or taken = credit and returned_journal is null)
);
create trigger immutable before update of number, account_id, credit, balance, amount, taken, journal_id on account.credit_removal
  for each row execute function kernel.refuse_change();

-- Logins that a customer with their trading password wants to link, and that are registered in another name on the platform. Staff decide.
-- Status: 1 linked, 2 in review, 3 refused.
create table account.link_request (
  id bigint generated always as identity (start with 9001) primary key,
  customer_id bigint not null references customer.customer,
  login text not null,
  platform_name text not null,
  status smallint not null default 2,
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index link_request_one_open on account.link_request (customer_id, login) where status = 2;
create index on account.link_request (status, created_at, id);
create trigger guard_status before insert or update on account.link_request
  for each row execute function kernel.guard_status('link', 'id');

-- The last known state of each login on the platform, which pages show while the platform is away. In the account's currency.
create table account.last_state (
  login text primary key,
  mt5_group text not null,
  leverage int not null,
  -- Null until it was read with the user: the answer for a group does not have it.
  trade_disabled boolean,
  balance bigint not null,
  credit bigint not null,
  equity bigint not null,
  margin bigint not null,
  margin_free bigint not null,
  margin_level float8,
  positions int not null,
  at timestamptz not null default clock_timestamp()
) with (fillfactor = 70);
