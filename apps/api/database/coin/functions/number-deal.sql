create or replace function coin.number_deal() returns trigger language plpgsql as $$
begin
  select ord, at into new.ord, new.at from kernel.next_ordinal('coin.deal', new.customer_id);
  return new;
end $$;
