-- Breaks between set-offs and their journals, and receivables whose open part is not what was set off or written off.
create or replace function account.receivable_breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  select 'receivable.setOff', ref_id, expected, found, currency from ledger.leg_breaks('account.set_off_legs', '{receivable.setOff}')
  union all
  select 'receivable.open', r.number, (r.amount - s.off - w.off)::text, r.open::text, 'USD'
  from account.receivable r
  cross join lateral (select coalesce(sum(amount), 0) as off from account.set_off where receivable_id = r.id) s
  cross join lateral (select coalesce(sum(amount), 0) as off from account.adjustment
                      where kind = 'writeOff' and reference = r.number and status = 2) w
  where r.open <> r.amount - s.off - w.off
$$;
