-- The approved bank payouts that can be paid now and are in no open batch.
create or replace function payout.batchable() returns setof payout.proposal language sql stable as $$
  select p.* from payout.proposal p
  where p.kind = 'bank' and p.status = 2 and payout.payable(p)
    and not exists (select from payout.batch_item i where i.pno = p.pno and i.open)
  order by p.created_at, p.pno limit 1000
$$;
