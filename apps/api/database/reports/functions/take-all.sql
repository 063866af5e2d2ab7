-- Imports records of many logins in one transaction, all or none: p_parts is a list of {login, deals, orders}, taken in its order by
-- reports.take_login. Locks the ledger accounts of all before the lists of all, as every posting does, each kind in one order: two sets
-- that have customers in common wait for each other. A login that is not the portal's is left out.
create or replace function reports.take_all(p_parts jsonb) returns void language plpgsql as $$
declare
  mine account.account[];
  part record;
begin
  -- The connection may have made its plans while the tables were empty, and would read all of a table for each deal. To make them anew takes
  -- some milliseconds, which pay for themselves in a set.
  if jsonb_array_length(p_parts) > 10 then
    execute 'discard plans';
  end if;
  mine := array(
    select a from account.account a
    where a.login = any (array(select p.part ->> 'login' from jsonb_array_elements(p_parts) as p (part))));
  perform from ledger.account l
  where l.id = any (array(
    select unnest(array[a.ledger_id, a.credit_ledger_id, d.id]) from unnest(mine) a
    left join ledger.account d on d.owner_id = a.customer_id and d.kind = 'debt' and d.ref = a.id::text))
  order by l.id for no key update;
  perform pg_advisory_xact_lock(hashtextextended('reports', c.customer_id))
  from (select distinct a.customer_id from unnest(mine) a order by a.customer_id) c;
  insert into reports.line (kind, id, customer_id, account_id, currency, symbol, at, volume, detail)
  select 'entrust', o."order", a.customer_id, a.id, a.currency, o.symbol, o.at, o.volume,
         jsonb_build_object('side', o.side, 'type', o.type, 'price', o.price, 'status', o.status)
  from jsonb_array_elements(p_parts) as p (part) join unnest(mine) a on a.login = p.part ->> 'login',
       jsonb_to_recordset(p.part -> 'orders') as o (
         "order" bigint, symbol text, side text, type text, volume bigint, price text, status text, at timestamptz)
  where o.at >= coalesce(a.records_from, '-infinity')
    and not exists (select from reports.line l where l.kind = 'entrust' and l.id = o."order" offset 0)
  order by o."order";
  for part in
    select a, p.part -> 'deals' as deals
    from jsonb_array_elements(p_parts) with ordinality as p (part, no) join unnest(mine) a on a.login = p.part ->> 'login' order by p.no
  loop
    perform reports.take_login(part.a, part.deals);
  end loop;
end $$;
