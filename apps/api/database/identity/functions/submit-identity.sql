create or replace function identity.submit_identity(
  p_customer bigint, p_name text, p_encrypted bytea, p_index bytea, p_mask text, p_front text, p_back text
) returns setof identity.identity language plpgsql as $$
declare
  i identity.identity;
begin
  perform kernel.act_as('customer:' || p_customer);
  perform from customer.customer where id = p_customer for no key update;
  select * into i from identity.identity where customer_id = p_customer;
  if i.status = 1 then
    perform kernel.fail('identity.approved');
  elsif i.status = 2 then
    perform kernel.fail('identity.submitted');
  elsif not common.owns_files(p_customer, array[p_front, p_back]) then
    perform kernel.fail('identity.file');
  end if;
  if i.id is null then
    insert into identity.identity (customer_id, chinese_name, id_encrypted, id_index, id_mask, front_file_id, back_file_id, status)
    values (p_customer, p_name, p_encrypted, p_index, p_mask, p_front, p_back, 2) returning * into i;
  else
    update identity.identity
    set chinese_name = p_name, id_encrypted = p_encrypted, id_index = p_index, id_mask = p_mask, front_file_id = p_front,
        back_file_id = p_back, status = 2, reason = null, submitted_at = now(), decided_at = null
    where id = i.id returning * into i;
  end if;
  perform identity.queue_review('identity', i.id, i.submitted_at + interval '3 seconds');
  return next i;
end $$;
