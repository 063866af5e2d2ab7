-- Compares the movements that documents require with those of the journals of p_kinds: a journal without a document or the other way
-- round, a missing or repeated movement, another amount, currency, phase, side or house account. p_legs is the function of the
-- required ones. Returns one row a journal with the movements that differ, a customer's first. is_house: those of the house only.
create or replace function ledger.leg_breaks(p_legs regproc, p_kinds text[])
returns table (kind text, ref_type text, ref_id text, expected text, found text, currency text, is_house boolean) language plpgsql stable as $$
begin
  return query execute format($query$
    with required as materialized (select * from %s()), posted as materialized (
      select j.kind, j.ref_type, j.ref_id, ledger.side(d) as debit, ledger.side(c) as credit, t.currency, t.amount, t.phase
      from ledger.journal j
      left join (ledger.transfer t join ledger.account d on d.id = t.debit join ledger.account c on c.id = t.credit) on t.journal_id = j.id
      where j.kind = any ($1)
    ), different as (
      select true as is_required, r.* from (table required except all table posted) r
      union all
      select false, p.* from (table posted except all table required) p
    ), described as (
      select f.*, f.debit !~ '^\d' and f.credit !~ '^\d' as of_house,
             f.amount || ' ' || f.currency || ' ' || f.debit || ' > ' || f.credit || case f.phase when 'single' then '' else ' ' || f.phase end as text
      from different f
    )
    select f.kind, f.ref_type, f.ref_id,
           coalesce(string_agg(f.text, ', ' order by f.of_house, f.text) filter (where f.is_required), 'no journal'),
           coalesce(string_agg(f.text, ', ' order by f.of_house, f.text) filter (where not f.is_required), 'none'),
           (array_agg(f.currency order by f.of_house, f.text))[1], bool_and(f.of_house)
    from described f group by f.kind, f.ref_type, f.ref_id
  $query$, p_legs) using p_kinds;
end $$;
