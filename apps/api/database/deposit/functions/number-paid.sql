-- Numbers a paid draft in the list of all paid drafts and in the list of its kind.
-- It computes the kind itself, because a generated column has no value in a before trigger.
create or replace function deposit.number_paid() returns trigger language plpgsql as $$
declare
  o record;
begin
  if new.status = 'paid' and old.status <> 'paid' then
    o := kernel.next_ordinal('deposit.paid', new.customer_id);
    new.paid_ord := o.ord;
    new.booked_at := o.at;
    o := kernel.next_ordinal('deposit.paid.' || case new.channel when 'EGPAY' then 1 else 2 end, new.customer_id);
    new.paid_kind_ord := o.ord;
  end if;
  return new;
end $$;
