-- The movements that paid drafts require: what arrived passes through the exchange, and what is credited enters the account. Another amount
-- than the ordered one comes out of suspense. After an
-- account was archived its payments enter the wallet, so that for such an account both are right.
create or replace function deposit.legs() returns setof ledger.leg language sql stable as $$
  with paid as (
    select d.*, case when a.status = 'open' then a.ledger_id else coalesce(w.ledger_id, a.ledger_id) end as target
    from deposit.draft d join account.account a on a.id = d.account_id
    left join lateral (
      select o.ledger_id from ledger.journal j join ledger.transfer t on t.journal_id = j.id
      join account.account o on o.ledger_id = t.credit and o.customer_id = d.customer_id and o.kind = 'wallet'
      where a.status <> 'open' and j.kind = 'deposit' and j.ref_type = 'draft' and j.ref_id = d.pno limit 1
    ) w on true
    where d.status = 'paid'
  )
  select 'deposit', 'draft', pno, case when arrived is null then 'channel:' || channel else 'suspense' end, 'exchange', pay_currency, coalesce(arrived, pay_amount), 'single' from paid
  union all
  select 'deposit', 'draft', pno, 'exchange', target::text, 'USD', coalesce(credited, amount), 'single' from paid
$$;
