-- The approved bank payouts that can be paid now: in no open batch, taken from the platform, on no account in quarantine, of
-- no customer whose money is frozen, to a customer and card that are approved still.
create or replace function payout.batchable() returns setof payout.proposal language sql stable as $$
  select p.* from payout.proposal p
  where p.kind = 'bank' and p.status = 2 and p.platform in ('none', 'taken') and not account.quarantined(p.account_id)
    and not customer.frozen(p.customer_id, 'money') and payout.verified(p.customer_id, p.card_id)
    and not exists (select from payout.batch_item i where i.pno = p.pno and i.open)
  order by p.created_at, p.pno limit 1000
$$;
