-- The posted balance of a ledger account right after a movement.
create or replace function reports.posted_at(p_ledger bigint, p_transfer bigint) returns bigint language sql stable
return coalesce((
  select posted from (
    (select id, debit_after as posted from ledger.transfer
     where debit = p_ledger and id <= p_transfer order by id desc limit 1)
    union all
    (select id, credit_after from ledger.transfer
     where credit = p_ledger and id <= p_transfer and credit_after is not null order by id desc limit 1)
  ) m order by id desc limit 1
), 0);
