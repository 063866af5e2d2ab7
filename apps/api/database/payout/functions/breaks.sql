-- Breaks between payouts and their journals, and an approved payout without an approval. payout.house: only the house's side differs.
create or replace function payout.breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  select 'payout.' || case when is_house then 'house' else kind end, ref_id, expected, found, currency
  from ledger.leg_breaks('payout.legs', '{withdraw.hold,withdraw,withdraw.release,withdraw.return}')
  union all
  select 'payout.approvals', p.pno, 'an approval', 'none', null
  from payout.proposal p
  where p.status in (2, 3, 6) and not exists (select from payout.approval a where a.pno = p.pno)
$$;
