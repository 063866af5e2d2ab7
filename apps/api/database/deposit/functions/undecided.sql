-- The payments of a draft that wait for a decision of staff, oldest first, one row per payment. Notifications of the same payment
-- report the same time and amount. A payment that was credited or decided before is not in the result.
create or replace function deposit.undecided(p_pno text) returns setof deposit.channel_event language sql stable as $$
  select e.* from deposit.channel_event e join deposit.draft d on d.pno = e.pno
  where e.pno = p_pno and e.verdict in ('mismatch', 'already')
    and not (d.status = 'paid' and e.paid_at = d.paid_at and e.amount is not distinct from coalesce(d.arrived, d.pay_amount)
             and e.currency = d.pay_currency and e.merchant_id = d.merchant_id)
    and not exists (
      select from deposit.resolution r join deposit.channel_event x on x.channel = e.channel and x.event_id = r.event_id
      where r.pno = e.pno and x.paid_at = e.paid_at and x.amount is not distinct from e.amount
        and x.currency = e.currency and x.merchant_id = e.merchant_id)
  order by e.received_at, e.event_id
$$;
