-- The house account that pays or receives an adjustment of a kind.
create or replace function account.adjustment_house(p_kind text) returns text language sql immutable
return case p_kind when 'deposit' then 'bank:wire' when 'feeRefund' then 'fee' else p_kind end;
