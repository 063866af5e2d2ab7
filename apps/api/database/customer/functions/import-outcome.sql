-- What an import would do with a customer: new, exists (imported or registered already), phoneTaken (the phone belongs to somebody
-- else), idTaken (the identity card does). `p_id_index` is null for a customer without a verified identity.
create or replace function customer.import_outcome(p_nation text, p_phone text, p_id_index bytea) returns text
language plpgsql stable as $$
declare
  known bigint;
  own bytea;
begin
  select c.id, i.id_index into known, own from customer.customer c left join identity.identity i on i.customer_id = c.id
  where c.nation_code = p_nation and c.mobile_phone = p_phone;
  if known is not null then
    return case when p_id_index is null or p_id_index = own then 'exists' else 'phoneTaken' end;
  elsif exists (select from identity.identity where id_index = p_id_index and status <> 3) then
    return 'idTaken';
  end if;
  return 'new';
end $$;
