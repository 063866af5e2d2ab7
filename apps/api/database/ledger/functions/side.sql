-- A side of a movement in the reconciliation: a house account by its kind, another one by its id.
create or replace function ledger.side(a ledger.account) returns text language sql immutable
return case a.owner_id when 0 then a.kind else a.id::text end;
