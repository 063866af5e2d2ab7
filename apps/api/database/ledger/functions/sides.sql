-- Movements for ledger.post whose house accounts are given by their kind, as `exchange`. SQL, because a house account is made at its
-- first use.
create or replace function ledger.sides(p_moves jsonb) returns jsonb language sql
return (
  select jsonb_agg(m || jsonb_build_object(
    'debit', case when m ->> 'debit' ~ '^\d' then (m ->> 'debit')::bigint else ledger.house(m ->> 'debit', m ->> 'currency') end,
    'credit', case when m ->> 'credit' ~ '^\d' then (m ->> 'credit')::bigint else ledger.house(m ->> 'credit', m ->> 'currency') end)
    order by n)
  from jsonb_array_elements(p_moves) with ordinality x (m, n));
