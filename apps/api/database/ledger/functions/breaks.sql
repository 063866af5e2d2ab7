-- Internal breaks of the ledger: balances and versions that differ from the movements, overdrawn customer accounts, currencies
-- that do not sum to zero. Returns one row per break. Where a break of any domain has a currency, expected and found begin with an amount
-- in its minor units or have none.
create or replace function ledger.breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  with moved as (
    select account_id,
           sum(case when phase in ('single', 'post') then amount * sign else 0 end) as posted,
           sum(case when side = 'debit' and phase = 'pending' then amount
                    when side = 'debit' and phase in ('post', 'void') then -amount else 0 end) as held,
           max(version) as version, count(version) as versions
    from (
      select debit as account_id, 'debit' as side, phase, amount, -1 as sign, debit_version as version from ledger.transfer
      union all
      select credit, 'credit', phase, amount, 1, credit_version from ledger.transfer
    ) m group by account_id
  )
  select 'posted', a.id::text, coalesce(m.posted, 0)::text, a.posted::text, a.currency
  from ledger.account a left join moved m on m.account_id = a.id
  where a.class = 'limited' and a.posted <> coalesce(m.posted, 0)
  union all
  select 'held', a.id::text, coalesce(m.held, 0)::text, a.held::text, a.currency
  from ledger.account a left join moved m on m.account_id = a.id
  where a.class = 'limited' and a.held <> coalesce(m.held, 0)
  union all
  select 'version', a.id::text, a.version::text, coalesce(m.versions, 0)::text, null
  from ledger.account a left join moved m on m.account_id = a.id
  where a.class = 'limited' and (a.version <> coalesce(m.versions, 0) or a.version <> coalesce(m.version, 0))
  union all
  select 'floor', a.id::text, '>= 0', (a.posted - a.held)::text, a.currency
  from ledger.account a where a.class = 'limited' and (a.posted - a.held < 0 or a.held < 0)
  union all
  select 'zero', m.currency, '0', sum(m.posted)::text, m.currency
  from (select x.posted, a.currency from moved x join ledger.account a on a.id = x.account_id) m
  group by m.currency having sum(m.posted) <> 0
$$;
