-- Payments to and from customers that the law or the broker watches, between two moments: large ones from p_large on, and
-- structured ones: at least p_many of a customer in one direction, each from p_near up to p_large, within p_span. Amounts in cents.
create or replace function ledger.watched_payments(
  p_since timestamptz, p_until timestamptz, p_large bigint, p_near bigint, p_many int, p_span interval
) returns table (at timestamptz, customer_id bigint, direction text, account text, ref text, usd bigint, watched text)
language sql stable as $$
  with candidates as (
    select distinct t.journal_id from ledger.transfer t
    where t.currency = 'USD' and t.phase in ('single', 'post') and t.amount >= 500000
      and t.created_at >= p_since - p_span and t.created_at < p_until + p_span
  ), payments as (
    select j.id, j.created_at as at, j.ref_id as ref,
           max(coalesce(nullif(d.owner_id, 0), c.owner_id)) as customer_id,
           max(coalesce(case when d.kind ~ '^((channel|bank|payout):|suspense$)' then d.kind end,
                        case when c.kind ~ '^((channel|bank|payout):|suspense$)' then c.kind end)) as account,
           coalesce(sum(t.amount) filter (where t.currency = 'USD' and c.class = 'limited'), 0)
           - coalesce(sum(t.amount) filter (where t.currency = 'USD' and d.class = 'limited'), 0) as usd
    from candidates x join ledger.journal j on j.id = x.journal_id
    join ledger.transfer t on t.journal_id = j.id
    join ledger.account d on d.id = t.debit join ledger.account c on c.id = t.credit
    where j.kind in ('deposit', 'deposit.wire', 'deposit.suspense', 'withdraw')
    group by j.id
  ), sized as (
    select p.at, p.customer_id, case when p.usd > 0 then 'in' else 'out' end as direction, p.account, p.ref, abs(p.usd)::bigint as usd
    from payments p where abs(p.usd) >= p_near
  ), counted as (
    select s.*, count(*) filter (where s.usd < p_large)
                  over (partition by s.customer_id, s.direction order by s.at range between p_span preceding and current row) as near
    from sized s
  ), flagged as (
    select c.*, max(c.near) over (partition by c.customer_id, c.direction order by c.at
                                  range between current row and p_span following) as most
    from counted c
  )
  select f.at, f.customer_id, f.direction, f.account, f.ref, f.usd, case when f.usd >= p_large then 'large' else 'structured' end
  from flagged f
  where f.at >= p_since and f.at < p_until and (f.usd >= p_large or f.most >= p_many)
$$;
