-- Users whose balance or credit is not the sum of their deals, positions that do not match the deals, and negative balances
-- that a trade has left without a position: what is booked may take more than there is. Returns one row per break.
create or replace function mt5.breaks() returns table (check_name text, subject text, expected text, found text)
language sql stable as $$
  select 'mt5.deals', u.login::text, coalesce(d.balance, 0) || '/' || coalesce(d.credit, 0), u.balance || '/' || u.credit
  from mt5.user u
  left join (
    select login, sum(profit + commission + storage) filter (where action <> 3) as balance,
           sum(profit) filter (where action = 3) as credit
    from mt5.deal group by login
  ) d on d.login = u.login
  where u.balance <> coalesce(d.balance, 0) or u.credit <> coalesce(d.credit, 0)
  union all
  select 'mt5.positions', coalesce(i.position_id, p.position_id)::text,
         case when i.position_id is null then 'none' else 'open' end, case when p.position_id is null then 'none' else 'open' end
  from (
    select position_id from mt5.deal where entry = 0
    except select position_id from mt5.deal where entry = 1
  ) i full join mt5.position p on p.position_id = i.position_id
  where i.position_id is null or p.position_id is null
  union all
  select 'mt5.negative', u.login::text, '>= 0', u.balance::text
  from mt5.user u
  where u.balance < 0 and not exists (select from mt5.position p where p.login = u.login)
    and (select d.action from mt5.deal d where d.login = u.login order by d.deal desc limit 1) is distinct from 2
$$;
