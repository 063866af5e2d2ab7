-- Formats minor units as the decimal string that the API uses.
create or replace function ledger.money_text(minor bigint, p_currency text) returns text
language sql immutable parallel safe
return case when p_currency = 'USDT'
  then (minor::numeric / 1000000)::numeric(38, 6)::text
  else (minor::numeric / 100)::numeric(38, 2)::text end;
