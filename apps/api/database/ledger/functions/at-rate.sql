-- Converts minor units at a rate, rounded half up: atRate of libs/rules, for sums over many documents only. What is booked comes from
-- there. quoted-is-booked.test.ts compares both.
create or replace function ledger.at_rate(p_units bigint, p_rate numeric) returns bigint language sql immutable
return round(p_units * p_rate)::bigint;
