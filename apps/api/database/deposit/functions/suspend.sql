-- Books a payment that is not credited to the house account `suspense`, once, however often the channel reports it. `d` is the draft as
-- it was before, all null for an unknown order.
create or replace function deposit.suspend(e deposit.channel_event, d deposit.draft) returns void language plpgsql as $$
declare
  s deposit.suspense;
begin
  if d.status = 'paid' and (e.paid_at, e.amount, e.currency, e.merchant_id)
    is not distinct from (d.paid_at, coalesce(d.arrived, d.pay_amount), d.pay_currency, d.merchant_id) then
    -- Another notification of the payment that was credited.
    return;
  end if;
  insert into deposit.suspense (channel, order_number, pno, event_id, why, amount, currency, merchant_id, paid_at, is_booked)
  values (e.channel, e.pno, d.pno, e.event_id, deposit.differences(e, d), e.amount, e.currency, e.merchant_id, e.paid_at,
          coalesce(e.amount > 0, false) and exists (select from ledger.currency where code = e.currency))
  on conflict do nothing returning * into s;
  if s.is_booked then
    perform ledger.post('suspense', 'suspense', s.number, 'channel:' || s.channel, s.event_id, jsonb_build_array(jsonb_build_object(
      'debit', ledger.house('channel:' || s.channel, s.currency), 'credit', ledger.house('suspense', s.currency),
      'currency', s.currency, 'amount', s.amount)));
  end if;
  if s.pno is not null then
    update deposit.draft set undecided = true where pno = s.pno and not undecided;
  end if;
end $$;
