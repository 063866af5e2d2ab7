-- Copies the status of an identity to its customer, who is locked by everything that changes it.
create or replace function customer.note_identity() returns trigger language plpgsql as $$
begin
  update customer.customer set identity_status = new.status where id = new.customer_id;
  return null;
end $$;
