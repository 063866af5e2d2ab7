-- Whether an operation on the platform was requested by the portal: its ticket is a journal of this account.
create or replace function reports.is_requested(p_account account.account, p_ticket text) returns boolean language sql stable
return p_ticket ~ '^[0-9]{1,18}$' and exists (
  select from ledger.transfer t
  where t.journal_id = p_ticket::bigint
    and (t.debit in (p_account.ledger_id, p_account.credit_ledger_id) or t.credit in (p_account.ledger_id, p_account.credit_ledger_id)));
