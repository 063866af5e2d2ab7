-- The deposits, incoming transfers and opening entry of an account less the outgoing transfers and the reversed deposits, at least 0, in
-- its currency. It finds the journals by the documents of the customer: an account can have any number of trades beside them.
create or replace function account.deposited(p_ledger bigint) returns bigint language sql stable
return (
  select greatest(coalesce(sum(case when t.credit = p_ledger then t.amount else -t.amount end), 0), 0)::bigint
  from account.account a
  cross join lateral (
    select k.kind, 'draft' as ref_type, d.pno as ref_id
    from deposit.draft d, (values ('deposit'), ('deposit.reversal')) k (kind)
    where d.customer_id = a.customer_id and d.paid_ord is not null
    union all
    select case kind when 'deposit' then 'deposit.wire' else 'deposit.suspense' end, 'adjustment', number
    from account.adjustment where account_id = a.id and kind in ('deposit', 'suspense')
    union all
    select 'adjustment', 'adjustment', r.number from account.adjustment r
    where r.account_id = a.id and r.kind = 'reversal'
      and exists (select from account.adjustment e where e.number = r.reference and e.kind = 'deposit')
    union all
    select 'transfer', 'transfer', tno from transfer.transfer where customer_id = a.customer_id and ord is not null
    union all
    select 'opening', 'account', a.id::text
  ) o
  join ledger.journal j on j.kind = o.kind and j.ref_type = o.ref_type and j.ref_id = o.ref_id
  join ledger.transfer t on t.journal_id = j.id and p_ledger in (t.debit, t.credit) and t.phase in ('single', 'post')
  where a.ledger_id = p_ledger
);
