-- Stores the commission of a month that nobody has approved yet. `p_close` closes one that has nothing to pay. `p` has the row's
-- agreement, lots, otherLots, fromLots and amount, and the lines.
create or replace function recommend.store_commission(p_introducer bigint, p_month date, p jsonb, p_close boolean) returns void
language plpgsql as $$
declare
  v_id bigint;
begin
  perform kernel.act_as('system:recommend');
  insert into recommend.commission as c (introducer_id, month, agreement_id, lots, other_lots, from_lots, amount, status)
  values (p_introducer, p_month, (p ->> 'agreement')::bigint, (p ->> 'lots')::bigint, (p ->> 'otherLots')::bigint,
          (p ->> 'fromLots')::int, (p ->> 'amount')::bigint, 1)
  on conflict (introducer_id, month) do update
  set agreement_id = excluded.agreement_id, lots = excluded.lots, other_lots = excluded.other_lots, from_lots = excluded.from_lots,
      amount = excluded.amount, computed_at = case when c.amount > 0 then c.computed_at else now() end
  where c.status = 1
  returning id into strict v_id;
  delete from recommend.commission_line where commission_id = v_id;
  insert into recommend.commission_line (commission_id, of_month, kind, lots, rate, amount)
  select v_id, l.month, l.kind, l.lots, l.rate, l.amount
  from jsonb_to_recordset(p -> 'lines') as l (month date, kind text, lots bigint, rate bigint, amount bigint);
  if p_close then
    update recommend.commission set status = 5 where id = v_id;
  end if;
end $$;
