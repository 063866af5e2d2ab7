create or replace function reports.funding_kind(p_journal text, p_counter text, p_amount bigint) returns text language sql immutable
return case
  when p_journal in ('adjustment', 'deposit.reversal', 'receivable.setOff') then 'adjustment'
  when p_journal = 'transfer' then case when p_amount > 0 then 'transfer_in' else 'transfer_out' end
  when p_journal = 'withdraw.return' then 'withdraw'
  when p_counter = 'fee' then 'fee'
  when p_journal in ('invite', 'commission') then p_journal
  when p_journal = 'opening' then 'opening'
  when p_journal in ('credit', 'credit.leave', 'credit.return', 'credit.giveUp', 'trade') then 'bonus'
  when p_amount > 0 then 'deposit'
  else 'withdraw' end;
