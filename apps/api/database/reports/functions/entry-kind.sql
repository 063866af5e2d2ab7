create or replace function reports.entry_kind(p_journal text, p_counter text, p_cause text, p_ref text, p_amount bigint, p_credit boolean)
returns text language sql immutable
return case
  when p_journal = 'trade' and not p_credit then case when p_cause = 'trade' then 'trade' else 'settlement' end
  when p_journal in ('withdraw', 'withdraw.return') and p_counter <> 'fee' and p_ref like 'C%' then 'coin'
  else reports.funding_kind(p_journal, p_counter, p_amount) end;
