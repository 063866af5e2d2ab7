-- Writes a returned payout to the list of coin deals and tells the customer.
create or replace function payout.note_returned(p payout.proposal) returns void language plpgsql as $$
begin
  insert into coin.deal (customer_id, pno, kind, amount) select p.customer_id, p.pno, 'release', p.receive where p.kind = 'coin';
  perform message.leave(p.customer_id, 'withdraw.6', jsonb_build_object(
    'pno', p.pno, 'amount', p.amount::text, 'returned', p.returned::text, 'way', p.kind, 'reason', p.reason), payout.href(p.kind));
end $$;
