-- Reports: copies of what the ledger and the trading platform state, laid out for reading. A line is numbered 1, 2, 3 … by time
-- within each list that can be requested (of a customer's accounts in one currency or of one account, each with a symbol or without),
-- so that any page is an index range. Its amounts are added to the sums of its day, so that no request has to add up the lines.
-- `kind` is the kind of list: wallet and credit (funding of the wallet and of MT5 accounts), closing (closed positions), entrust
-- (orders), trade (deals). Money in cents of the account's currency, volume in ten-thousandths of a lot. For funding, `profit` is the moved amount.
create table reports.line (
  kind text not null check (kind in ('wallet', 'credit', 'closing', 'entrust', 'trade')),
  id bigint not null,
  customer_id bigint not null references customer.customer,
  account_id bigint not null references account.account,
  currency text not null references ledger.currency,
  symbol text not null default '',
  at timestamptz not null,
  volume bigint not null default 0,
  profit bigint not null default 0,
  commission bigint not null default 0,
  swap bigint not null default 0,
  position_id bigint,
  detail jsonb not null,
  n_customer bigint not null,
  n_account bigint not null,
  n_customer_symbol bigint,
  n_account_symbol bigint,
  spread bigint,
  primary key (kind, id)
);
create index line_customer on reports.line (kind, customer_id, currency, n_customer);
create index line_account on reports.line (kind, account_id, n_account);
create index line_customer_symbol on reports.line (kind, customer_id, currency, symbol, n_customer_symbol) where symbol <> '';
create index line_account_symbol on reports.line (kind, account_id, symbol, n_account_symbol) where symbol <> '';
create index line_position on reports.line (position_id, kind) where position_id is not null;
create trigger number_line before insert on reports.line for each row execute function reports.number_line();

-- Sums of a day in Asia/Shanghai. Account 0 stands for all accounts of the currency, symbol '' for all symbols.
create table reports.day (
  kind text not null,
  customer_id bigint not null,
  currency text not null,
  account_id bigint not null,
  symbol text not null,
  day date not null,
  lines bigint not null,
  wins bigint not null,
  volume numeric not null,
  gained numeric not null,
  lost numeric not null,
  commission numeric not null,
  swap numeric not null,
  spread numeric not null default 0,
  spread_lines bigint not null default 0,
  primary key (kind, customer_id, currency, account_id, symbol, day)
) with (fillfactor = 80);

-- The deals of the trading platform that are imported, each as it was last read. `amount` is what the deal moves in the ledger, in
-- the account's currency. `revision` counts the journals that corrected it after the import. The portal's own balance operations are not listed.
create table reports.platform_deal (
  deal bigint primary key,
  account_id bigint not null references account.account,
  kind text not null check (kind in ('trade', 'settlement', 'credit')),
  amount bigint not null,
  at timestamptz not null,
  record jsonb not null,
  revision int not null default 0,
  deleted boolean not null default false,
  imported_at timestamptz not null default now()
);
create index on reports.platform_deal (at);
create index on reports.platform_deal (account_id, at);

-- Operations on the platform that the portal requested and that a restore has lost.
create table reports.lost_operation (
  deal bigint primary key,
  account_id bigint not null references account.account,
  ticket bigint not null,
  kind text not null check (kind in ('settlement', 'credit')),
  amount bigint not null,
  at timestamptz not null,
  noted_at timestamptz not null default now()
);
create index on reports.lost_operation (account_id);

-- The time up to which the platform's records of all accounts are read.
create table reports.import_cursor (one boolean primary key default true check (one), read_to timestamptz not null default now());
insert into reports.import_cursor default values;

-- The platform's clock less UTC, in seconds, from each time on at which it changed (summer time). `seen_at`: when it was last read.
create table reports.platform_offset (
  since timestamptz primary key,
  seconds int not null,
  seen_at timestamptz not null
);

-- Accounts whose records could not be imported. They are read again from `since`.
create table reports.import_failure (
  account_id bigint primary key references account.account,
  since timestamptz not null,
  error text not null,
  tries int not null default 1
);

-- The last copied version of a ledger account.
create table reports.ledger_cursor (
  ledger_id bigint primary key references ledger.account,
  version bigint not null
);

-- The movements of each ledger account, numbered 1, 2, 3 … in the order of the ledger. Holds move no money and are omitted.
-- `at` is the time of the event (for a trade, the trade's own time), raised where necessary so that it never decreases along n.
create table reports.entry (
  ledger_id bigint not null references ledger.account,
  n bigint not null,
  transfer_id bigint not null,
  at timestamptz not null,
  kind text not null,
  ref text not null,
  amount bigint not null,
  balance bigint not null,
  primary key (ledger_id, n)
);
create index on reports.entry (ledger_id, at, n);
-- What moved without trading, for the curve of the equity.
create index on reports.entry (ledger_id, at) where kind not in ('trade', 'settlement');

-- Sums of the entries by month and kind. A month of Asia/Shanghai is named by its first day; first and last are entry numbers.
create table reports.entry_month (
  ledger_id bigint not null references ledger.account,
  month date not null,
  kind text not null,
  entries bigint not null,
  amount bigint not null,
  first bigint not null,
  last bigint not null,
  primary key (ledger_id, month, kind)
) with (fillfactor = 80);

create table reports.entry_cursor (
  ledger_id bigint primary key references ledger.account,
  version bigint not null,
  n bigint not null,
  at timestamptz not null,
  balance bigint not null
);

-- What the bank reported as the balance of an account at the end of a day in Beijing, in minor units. A correction is a new version
-- with its reason; the newest version counts.
create table reports.bank_balance (
  account text not null,
  currency text not null references ledger.currency,
  day date not null,
  version int not null check (version > 0),
  amount bigint not null,
  reference text not null,
  reason text,
  recorded_by text not null,
  recorded_at timestamptz not null default now(),
  primary key (account, currency, day, version),
  check ((version = 1) = (reason is null))
);
create index on reports.bank_balance (day, currency, account, version);
create trigger append_only before update or delete on reports.bank_balance
  for each row execute function kernel.refuse_change();

-- The balance certificates that were issued: what each says, so that its number can be checked. `account_id` null: of all accounts.
-- `balances` has account, currency and balance of each line as printed.
create table reports.certificate (
  id bigint generated always as identity (start with 100001) primary key,
  customer_id bigint not null references customer.customer,
  account_id bigint references account.account,
  day date not null,
  balances jsonb not null check (jsonb_typeof(balances) = 'array'),
  issued_at timestamptz not null default now()
);
create index on reports.certificate (customer_id, id);
create trigger append_only before update or delete on reports.certificate
  for each row execute function kernel.refuse_change();
