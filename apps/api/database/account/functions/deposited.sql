-- The deposits, incoming transfers and opening entry of an account less the outgoing transfers, at least 0, in its currency. The
-- conditions on the versions let the query use the unique indexes on (debit, debit_version) and (credit, credit_version). ledger.transfer has no
-- plain index on debit or credit, because the movements of a house account would all be inserted at one place of it.
create or replace function account.deposited(p_ledger bigint) returns bigint language sql stable
return (
  select greatest(coalesce(sum(m.amount), 0), 0)::bigint
  from (
    select journal_id, amount, array['deposit', 'deposit.wire', 'transfer', 'opening'] as kinds from ledger.transfer
    where credit = p_ledger and credit_version is not null and phase in ('single', 'post')
    union all
    select journal_id, -amount, array['transfer', 'deposit.reversal'] from ledger.transfer
    where debit = p_ledger and debit_version is not null and phase in ('single', 'post')
  ) m join ledger.journal j on j.id = m.journal_id and j.kind = any (m.kinds)
);
