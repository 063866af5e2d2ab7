-- Posts a payment once, however often and in whatever order the channel notifies. Returns the verdict:
-- credited | declined | duplicate | already | unknown | mismatch | differs. The callback and the poller both call this function. An
-- event that was reported before, now with another content, differs: it is noted for staff and changes nothing. A payment of an order
-- whose draft was not made yet makes it. What is not credited goes to suspense. A freeze, a pause or a limit that came meanwhile refuses no
-- payment: the money has left the payer, and it belongs to the customer, who can withdraw it. A closed customer cannot: the payment of an
-- order that ended before goes to suspense, and from there back to the payer.
create or replace function deposit.settle(
  p_channel text, p_event text, p_pno text, p_merchant text, p_amount bigint, p_currency text,
  p_status text, p_paid_at timestamptz, p_raw text
) returns text language plpgsql as $$
declare
  d deposit.draft;
  o deposit.opening;
  verdict text;
  v_closed boolean;
begin
  perform kernel.act_as('channel:' || p_channel);
  select * into d from deposit.draft where pno = p_pno and channel = p_channel for no key update;
  if d.pno is null and p_status = 'paid' then
    -- The channel has taken the order and its answer was lost. Whoever holds the opening may be making the draft.
    select * into o from deposit.opening where pno = p_pno and channel = p_channel for no key update;
    select * into d from deposit.draft where pno = p_pno and channel = p_channel for no key update;
    if o.pno is not null and d.pno is null then
      d := deposit.make_draft(o, null);
    end if;
  end if;
  -- Waits for customer.close, which sees the money that is credited.
  select closed_at is not null into v_closed from customer.customer where id = d.customer_id for key share;
  verdict := case
    when d.pno is null then 'unknown'
    when p_status <> 'paid' then 'declined'
    when d.status = 'paid' then 'already'
    when d.status = 'mismatch' or p_amount is distinct from d.pay_amount or p_currency <> d.pay_currency
      or p_merchant <> d.merchant_id or v_closed then 'mismatch'
    else 'credited' end;

  insert into deposit.channel_event (channel, event_id, pno, raw, verdict, amount, currency, merchant_id, status, paid_at)
  values (p_channel, p_event, p_pno, p_raw, verdict, p_amount, p_currency, p_merchant, p_status, p_paid_at) on conflict do nothing;
  if not found then
    if exists (select from deposit.channel_event e where e.channel = p_channel and e.event_id = p_event
               and (e.pno, e.amount, e.currency, e.merchant_id, e.status, e.paid_at)
                 is not distinct from (p_pno, p_amount, p_currency, p_merchant, p_status, p_paid_at)) then
      return 'duplicate';
    end if;
    insert into deposit.changed_event as c (channel, event_id) values (p_channel, p_event)
    on conflict (channel, event_id) do update set last_at = now(), times = c.times + 1;
    return 'differs';
  end if;

  if verdict in ('mismatch', 'already') or verdict = 'unknown' and p_status = 'paid' then
    perform deposit.suspend(e, d) from deposit.channel_event e where e.channel = p_channel and e.event_id = p_event;
  end if;
  if verdict = 'mismatch' and d.status <> 'mismatch' then
    update deposit.draft set status = 'mismatch', closed_at = now() where pno = d.pno;
    perform message.leave(d.customer_id, 'deposit.mismatch', jsonb_build_object('pno', d.pno), '/user-center/assets/deposit');
  end if;
  if verdict <> 'credited' then
    return verdict;
  end if;

  perform deposit.credit(d, p_paid_at, p_event, 'channel:' || p_channel);
  return 'credited';
end $$;
