-- Adds the closed parts of a position to the list of closed positions, for every closing deal that is not in it yet. The commission
-- and spread of opening, or of adding to the position, are charged to the next closing.
create or replace function reports.add_closings(p_position bigint) returns void language sql as $$
  insert into reports.line (kind, id, customer_id, account_id, currency, symbol, at, volume, profit, commission, swap, spread, position_id, detail)
  select 'closing', c.id, c.customer_id, c.account_id, c.currency, c.symbol, c.at, (c.detail ->> 'closed')::bigint, c.profit,
         c.commission + coalesce(opening.commission, 0), c.swap,
         case when previous.id is null then opening.spread else coalesce(opening.spread, 0) end, c.position_id,
         jsonb_build_object('side', case c.detail ->> 'side' when 'buy' then 'sell' else 'buy' end,
                            'openAt', coalesce(opened.at, c.at), 'openPrice', c.detail ->> 'openPrice',
                            'closePrice', c.detail ->> 'price')
  from reports.line c
  left join lateral (
    select o.id from reports.line o
    where o.kind = 'trade' and o.position_id = p_position and o.detail ->> 'entry' <> 'in' and o.id < c.id
    order by o.id desc limit 1
  ) previous on true
  left join lateral (
    select sum(i.commission)::bigint as commission, sum(i.spread)::bigint as spread from reports.line i
    where i.kind = 'trade' and i.position_id = p_position and i.detail ->> 'entry' = 'in'
      and i.id < c.id and i.id > coalesce(previous.id, 0)
  ) opening on true
  left join lateral (
    select o.at from reports.line o
    where o.kind = 'trade' and o.position_id = p_position and o.detail ->> 'entry' <> 'out' and o.id < c.id
    -- The last reversal, else the first deal of the position.
    order by (o.detail ->> 'entry' = 'inout') desc, case o.detail ->> 'entry' when 'inout' then -o.id else o.id end limit 1
  ) opened on true
  where c.kind = 'trade' and c.position_id = p_position and c.detail ->> 'entry' <> 'in'
    and not exists (select from reports.line l where l.kind = 'closing' and l.id = c.id)
  order by c.id
$$;
