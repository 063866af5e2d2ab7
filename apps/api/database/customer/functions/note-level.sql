-- Copies the highest level of the open MT5 accounts to their customer, who is locked by everything that changes it.
create or replace function customer.note_level() returns trigger language plpgsql as $$
declare
  highest text := (select level from account.account where customer_id = new.customer_id and kind = 'mt5' and status = 'open'
                   order by array_position(array['DIA', 'STD', 'MIN'], level) limit 1);
begin
  update customer.customer set level = highest where id = new.customer_id and level is distinct from highest;
  return null;
end $$;
