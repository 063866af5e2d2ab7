create or replace function kernel.utc(at timestamptz) returns text language sql immutable parallel safe
return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
