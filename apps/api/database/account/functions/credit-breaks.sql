-- Breaks between removed credit and its journals and documents: another amount, a share that is not in proportion, credit that came
-- back although its amount has left or the other way round, and an amount that left without its share of the credit.
create or replace function account.credit_breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  with removal as (select r.*, a.currency from account.credit_removal r join account.account a on a.id = r.account_id),
  document as (
    select pno as number, account_id, amount, hold_journal as journal, status in (4, 5) as ended from payout.proposal
    union all
    select tno, from_id, amount, hold_journal, status = 'failed' from transfer.transfer where hold_journal is not null
    union all
    select j.number, j.account_id, -j.amount - coalesce(r.amount, 0), j.journal_id, false
    from account.adjustment j left join account.receivable r on r.adjustment = j.number
    where j.kind = 'chargeback' and j.status = 2 and -j.amount > coalesce(r.amount, 0)
    union all
    select number, account_id, amount, journal_id, false from account.set_off
  )
  select 'credit.journal', ref_id, expected, found, currency
  from ledger.leg_breaks('account.credit_legs', '{credit.leave,credit.return,credit.giveUp}')
  union all
  select 'credit.share', number, account.credit_share(credit, amount, balance)::text, taken::text, currency
  from removal where amount is not null and taken <> account.credit_share(credit, amount, balance)
  union all
  select 'credit.document', coalesce(d.number, r.number),
         coalesce(d.amount || case when d.ended then ' returned' else ' left' end, 'no document'),
         coalesce(r.amount || case when r.returned_journal is not null then ' returned' else ' left' end, 'none'), a.currency
  from document d full join (select * from removal where amount is not null) r on r.number = d.number
  join account.account a on a.id = coalesce(d.account_id, r.account_id)
  where case when d.number is null then true
             -- An account without credit at the time of the document has no removal.
             when r.number is null then exists (
               select from ledger.transfer t where t.journal_id = d.journal
               group by t.journal_id having reports.posted_at(a.credit_ledger_id, max(t.id)) > 0)
             else (d.account_id, d.amount, d.ended) is distinct from (r.account_id, r.amount, r.returned_journal is not null) end
$$;
