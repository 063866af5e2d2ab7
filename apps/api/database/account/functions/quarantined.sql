-- Whether an account takes part in no payment because ledger and platform differ.
create or replace function account.quarantined(p_account bigint) returns boolean language sql stable
return exists (select from account.quarantine where account_id = p_account and resolved_at is null);
