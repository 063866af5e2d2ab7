create or replace function ledger.instant(p_at timestamptz) returns text language sql immutable parallel safe
return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US');
