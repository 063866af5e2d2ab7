-- Tells the customer the status of a payout, but for one that came back (payout.note_returned). The kind of the message ends with the
-- status.
create or replace function payout.tell(p payout.proposal) returns void language sql as $$
  select message.leave(p.customer_id, 'withdraw.' || p.status, jsonb_strip_nulls(jsonb_build_object(
    'pno', p.pno, 'amount', p.amount::text, 'way', p.kind, 'reason', p.reason)), payout.href(p.kind))
$$;
