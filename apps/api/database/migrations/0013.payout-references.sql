-- The bank's reference of a single payment to a card: a payment of the bank pays one payout.
alter table payout.proposal add column reference text;
create unique index payout_reference on payout.proposal (reference) where reference is not null;
