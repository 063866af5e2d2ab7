-- Breaks between posted adjustments and their journals. The subject is the adjustment, or what a journal without one refers to.
create or replace function account.adjustment_breaks() returns table (check_name text, subject text, expected text, found text, currency text)
language sql stable as $$
  select 'adjustment', coalesce(o.number, b.ref_id), b.expected, b.found, b.currency
  from ledger.leg_breaks('account.adjustment_legs', '{adjustment,deposit.wire,deposit.suspense,deposit.reversal}') b
  left join account.adjustment o
    on case b.kind when 'deposit.reversal' then o.kind = 'chargeback' and o.reference = b.ref_id and o.status = 2 else o.number = b.ref_id end
$$;
