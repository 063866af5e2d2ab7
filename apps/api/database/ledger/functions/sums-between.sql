-- The sums of ledger.daily_sum over the movements of a range of transactions. Without p_to the range is open.
create or replace function ledger.sums_between(p_from xid8, p_to xid8 default '18446744073709551615') returns setof ledger.daily_sum
language sql stable as $$
  with moved as materialized (
    select t.journal_id, t.currency, t.amount, t.created_at, d.class as debit_class, d.kind as debit_book,
           c.class as credit_class, c.kind as credit_book
    from ledger.transfer t join ledger.account d on d.id = t.debit join ledger.account c on c.id = t.credit
    where t.xid >= p_from and t.xid < p_to and t.phase in ('single', 'post')
  ), customers as (
    select journal_id, abs(sum(case when credit_class = 'limited' then amount else 0 end
                             - case when debit_class = 'limited' then amount else 0 end)) as usd
    from moved where currency = 'USD' group by journal_id
  ), sides as (
    select journal_id, currency, created_at, debit_class as class, debit_book as account, amount as debit, null::bigint as credit
    from moved
    union all
    select journal_id, currency, created_at, credit_class, credit_book, null, amount from moved
  )
  select s.class, s.account, s.currency, (s.created_at at time zone 'Asia/Shanghai')::date, j.kind,
         coalesce(sum(s.debit), 0)::bigint, coalesce(sum(s.credit), 0)::bigint, count(s.debit), count(s.credit),
         coalesce(sum(c.usd) filter (where s.debit is not null), 0)::bigint,
         coalesce(sum(c.usd) filter (where s.credit is not null), 0)::bigint
  from sides s join ledger.journal j on j.id = s.journal_id left join customers c on c.journal_id = s.journal_id
  group by 1, 2, 3, 4, 5
$$;
