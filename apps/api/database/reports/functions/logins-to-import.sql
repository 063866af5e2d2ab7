-- The portal's logins among the given records that have a record which is not imported, or not as it is now.
create or replace function reports.logins_to_import(p_deals jsonb, p_orders jsonb) returns setof text language sql stable as $$
  select a.login
  from jsonb_array_elements(p_deals) as r (record)
  join account.account a on a.login = r.record ->> 'login'
  left join reports.platform_deal k on k.deal = (r.record ->> 'deal')::bigint
  where (r.record ->> 'at')::timestamptz >= coalesce(a.records_from, '-infinity')
    and (k.deal is null or k.deleted or k.record <> reports.deal_record(r.record))
    and (r.record ->> 'ticket' is null or not coalesce(reports.is_requested(a, r.record ->> 'ticket'), false))
  union
  select a.login
  from jsonb_to_recordset(p_orders) as o (login text, "order" bigint, at timestamptz)
  join account.account a on a.login = o.login
  where o.at >= coalesce(a.records_from, '-infinity')
    and not exists (select from reports.line l where l.kind = 'entrust' and l.id = o.order)
$$;
