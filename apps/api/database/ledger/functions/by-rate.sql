-- Converts minor units back by a rate, rounded down: byRate of libs/rules. Whole numbers are divided, because a quotient of decimals is
-- rounded to some places before it could be cut.
create or replace function ledger.by_rate(p_units bigint, p_rate numeric) returns bigint language sql immutable
return div(p_units * 1000000::numeric, p_rate * 1000000)::bigint;
