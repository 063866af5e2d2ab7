-- The movements that payouts require: the hold, then its posting or release. A paid one leaves through the exchange. The fee of a bank
-- payout is dollars of the hold; that of a coin payout is booked in USDT when it is paid. What comes back enters the wallet, without the fee.
create or replace function payout.legs() returns setof ledger.leg language sql stable as $$
  with document as (
    select p.*, 'payout:' || p.kind as house, case p.kind when 'bank' then 'CNY' else 'USDT' end as paid, a.ledger_id::text as source, w.ledger_id::text as wallet,
           p.amount - case p.kind when 'bank' then p.fee else 0 end as rest
    from payout.proposal p join account.account a on a.id = p.account_id
    join account.account w on w.customer_id = p.customer_id and w.kind = 'wallet'
  ), hold as (
    select pno, status, source, house as target, rest as amount from document
    union all
    select pno, status, source, 'fee', fee from document where kind = 'bank' and fee > 0
  )
  select 'withdraw.hold', 'payout', pno, source, target, 'USD', amount, 'pending' from hold
  union all
  select 'withdraw', 'payout', pno, source, target, 'USD', amount, 'post' from hold where status in (3, 6)
  union all
  select 'withdraw.release', 'payout', pno, source, target, 'USD', amount, 'void' from hold where status in (4, 5)
  union all
  select 'withdraw', 'payout', pno, house, 'exchange', 'USD', case kind when 'bank' then receive else amount end, 'single' from document where status in (3, 6)
  union all
  select 'withdraw', 'payout', pno, 'exchange', house, paid, pay_amount, 'single' from document where status in (3, 6)
  union all
  select 'withdraw', 'payout', pno, 'exchange', 'fee', paid, fee, 'single' from document where status in (3, 6) and kind = 'coin' and fee > 0
  union all
  select 'withdraw.return', 'payout', pno, house, 'exchange', paid, pay_amount, 'single' from document where status = 6
  union all
  select 'withdraw.return', 'payout', pno, 'exchange', wallet, 'USD', returned, 'single' from document where status = 6
$$;
