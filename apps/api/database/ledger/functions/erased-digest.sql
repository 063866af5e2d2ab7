-- The hash of the entries of the audit log that an erasing has emptied: of what each was, and of what is left of it. The entry of the erasing
-- has it, so that the chain covers it: nobody empties an entry, or changes an emptied one, without a break.
create or replace function ledger.erased_digest(p_entry bigint) returns text language sql stable
return (
  select encode(sha256(coalesce(string_agg(a.digest || ledger.audit_digest(a), '' order by a.id), '')), 'hex')
  from kernel.audit a where a.erased_by = p_entry);
