-- Transfers between the accounts of one customer (docs/adr/0009). `amount` leaves the one account, `received` enters the other, each in
-- the account's currency; `rate` is the price of one USD in the other currency, null if both accounts have the same currency. An amount from an MT5 account is held until the platform has
-- released it. Then it is posted. If the platform refuses, the hold is released and the transfer has failed.
insert into kernel.transition values
  ('transfer', '', 'done'), ('transfer', '', 'pending'), ('transfer', 'pending', 'done'), ('transfer', 'pending', 'failed');

-- `scope` is the scope of the idempotency key whose response becomes the outcome.
create table transfer.transfer (
  tno text primary key,
  customer_id bigint not null references customer.customer,
  from_id bigint not null references account.account,
  to_id bigint not null references account.account,
  amount bigint not null check (amount > 0),
  received bigint not null check (received > 0),
  rate numeric check (rate > 0),
  status text not null,
  reason text,
  scope text not null,
  hold_journal bigint unique references ledger.journal,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  ord bigint,
  check (from_id <> to_id),
  check (rate is not null or received = amount),
  check ((status = 'pending') = (ord is null))
);
create unique index on transfer.transfer (customer_id, ord) where ord is not null;
create index on transfer.transfer (customer_id, closed_at, ord) where ord is not null;
create index on transfer.transfer (from_id) where status = 'pending';
create index on transfer.transfer using brin (created_at);
create trigger guard_status before insert or update on transfer.transfer
  for each row execute function kernel.guard_status('transfer', 'tno');
create trigger number before insert or update on transfer.transfer for each row execute function transfer.number();
-- Deferred to the commit, because the document changes before its journal is posted.
create constraint trigger note_deposits after insert on transfer.transfer
  deferrable initially deferred for each row when (new.status = 'done')
  execute function transfer.note_deposits();
create constraint trigger note_deposits_later after update of status on transfer.transfer
  deferrable initially deferred for each row when (new.status = 'done' and old.status <> 'done')
  execute function transfer.note_deposits();
