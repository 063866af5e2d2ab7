-- Breaks between paid drafts and deposit journals: a paid draft without a journal, a journal without a paid draft, and different
-- amounts.
create or replace function deposit.breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  select 'deposit.journal', coalesce(d.pno, j.ref_id), coalesce(coalesce(d.credited, d.amount)::text, 'no journal'),
         coalesce(t.amount::text, 'none'), 'USD'
  from (select * from deposit.draft where status = 'paid') d
  full join (select * from ledger.journal where kind = 'deposit') j on j.ref_id = d.pno
  left join ledger.transfer t on t.journal_id = j.id and t.currency = 'USD'
  where d.pno is null or j.id is null or t.amount is distinct from coalesce(d.credited, d.amount)
$$;
