create or replace function payout.number() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    select ord, at into new.ord, new.created_at from kernel.next_ordinal('payout.' || new.kind, new.customer_id);
    new.updated_at := new.created_at;
    return new;
  end if;
  new.updated_at := clock_timestamp();
  if new.status <> old.status and new.status in (3, 4, 5, 6) then
    select ord, at into new.closed_ord, new.closed_at
    from kernel.next_ordinal('payout.' || new.kind || '.' || new.status, new.customer_id);
    if new.status = 3 then
      new.paid_at := new.closed_at;
    end if;
  end if;
  return new;
end $$;
