-- The hash of an entry of the audit log, as it stands in the chain.
create or replace function ledger.audit_digest(a kernel.audit) returns bytea language sql stable
return sha256(ledger.canonical(
  a.id::text, ledger.instant(a.at), a.actor, a.act, a.subject, a.before::text, a.after::text, a.request_id, a.address));
