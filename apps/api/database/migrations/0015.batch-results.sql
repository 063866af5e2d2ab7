-- Batches that were released and of which the bank has not said whether it paid: staff see how long they wait.
create index on payout.batch (released_at) where status = 2;
