-- The documents since p_from as they would be under other terms: how many the limits would refuse, their fees, what would be paid, and
-- how many would need two approvals. `p` has amounts in USD cents, network fees in millionths of USDT, rates as decimals.
-- deposit: `paid` in CNY cents, by the customer. withdraw: fees in USD cents, `paid` in CNY cents. coin: fees and `paid` in millionths of
-- USDT. invite: `paid` in USD cents. Payouts that were refused or cancelled do not count.
create or replace function common.replay(p jsonb, p_from timestamptz)
returns table (kind text, documents int, amount bigint, refused int, fees bigint, paid bigint, two_person int)
language sql stable as $$
  with terms as (
    select (p ->> 'depositMin')::bigint as deposit_min, (p ->> 'depositMax')::bigint as deposit_max,
           (p ->> 'depositRate')::numeric as deposit_rate,
           (p ->> 'withdrawMin')::bigint as withdraw_min, (p ->> 'withdrawMax')::bigint as withdraw_max,
           (p ->> 'withdrawFee')::bigint as withdraw_fee, (p ->> 'withdrawFreeFrom')::bigint as free_from,
           (p ->> 'withdrawRate')::numeric as withdraw_rate,
           (p ->> 'coinMin')::bigint as coin_min, (p ->> 'coinMax')::bigint as coin_max,
           (p ->> 'coinTRC20')::bigint as trc20, (p ->> 'coinERC20')::bigint as erc20, (p ->> 'coinRate')::numeric as coin_rate,
           (p ->> 'transferMin')::bigint as transfer_min, (p ->> 'twoPersonFrom')::bigint as two_from,
           (p ->> 'inviteFrom')::bigint as invite_from, (p ->> 'inviteBonus')::bigint as invite_bonus
  ),
  bank as (
    select amount, case when amount < free_from then withdraw_fee else 0 end as fee
    from payout.proposal, terms where kind = 'bank' and status not in (4, 5) and created_at >= p_from
  ),
  coins as (
    select o.amount, case a.chain when 'TRC20' then trc20 else erc20 end as fee
    from payout.proposal o join coin.address a on a.id = o.address_id, terms
    where o.kind = 'coin' and o.status not in (4, 5) and o.created_at >= p_from
  ),
  moved as (
    -- The side in USD. Between two accounts in another currency there is none.
    select case when f.currency = 'USD' then t.amount else t.received end as amount
    from transfer.transfer t join account.account f on f.id = t.from_id join account.account o on o.id = t.to_id
    where t.status = 'done' and t.created_at >= p_from and 'USD' in (f.currency, o.currency)
  ),
  invited as (
    select coalesce(d.credited, d.amount) as amount
    from deposit.draft d join recommend.relation r on r.customer_id = d.customer_id
    where d.paid_ord = 1 and d.booked_at >= p_from
  )
  select 'deposit', count(*)::int, coalesce(sum(amount), 0)::bigint,
         count(*) filter (where amount < deposit_min or amount > deposit_max)::int, 0::bigint,
         coalesce(sum(ledger.at_rate(amount, deposit_rate)), 0)::bigint, 0
  from deposit.draft, terms where paid_ord is not null and booked_at >= p_from
  union all
  select 'withdraw', count(*)::int, coalesce(sum(amount), 0)::bigint,
         count(*) filter (where amount < withdraw_min or amount > withdraw_max)::int, coalesce(sum(fee), 0)::bigint,
         coalesce(sum(ledger.at_rate(amount - fee, withdraw_rate)), 0)::bigint, count(*) filter (where amount >= two_from)::int
  from bank, terms
  union all
  select 'coin', count(*)::int, coalesce(sum(amount), 0)::bigint,
         count(*) filter (where amount < coin_min or amount > coin_max)::int, coalesce(sum(fee), 0)::bigint,
         coalesce(sum(ledger.at_rate(amount * 10000, coin_rate) - fee), 0)::bigint, count(*) filter (where amount >= two_from)::int
  from coins, terms
  union all
  select 'transfer', count(*)::int, coalesce(sum(amount), 0)::bigint, count(*) filter (where amount < transfer_min)::int, 0, 0, 0
  from moved, terms
  union all
  select 'invite', count(*)::int, coalesce(sum(amount), 0)::bigint, count(*) filter (where amount < invite_from)::int, 0,
         coalesce(sum(invite_bonus) filter (where amount >= invite_from), 0)::bigint, 0
  from invited, terms
$$;
