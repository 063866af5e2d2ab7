-- Accounts whose held amount differs from the sum of their open payouts and transfers.
create or replace function ledger.hold_breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  select 'holds', a.id::text, coalesce(o.amount, 0)::text, a.held::text, a.currency
  from ledger.account a
  left join (
    select c.ledger_id, sum(d.amount) as amount
    from (select account_id, amount from payout.proposal where status in (1, 2)
          union all select from_id, amount from transfer.transfer where status = 'pending') d
    join account.account c on c.id = d.account_id group by c.ledger_id
  ) o on o.ledger_id = a.id
  where a.class = 'limited' and a.held <> coalesce(o.amount, 0)
$$;
