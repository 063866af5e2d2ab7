-- Numbers a transfer in the customer's list once its outcome is known.
create or replace function transfer.number() returns trigger language plpgsql as $$
declare
  o record;
begin
  if new.status <> 'pending' and new.ord is null then
    o := kernel.next_ordinal('transfer', new.customer_id);
    new.ord := o.ord;
    new.closed_at := o.at;
  end if;
  return new;
end $$;
