-- Submits a bank card. A number that another customer has submitted is accepted and shown to the reviewer on both.
-- Fails with identity.required, file, cardTaken (the customer has submitted it), cardLimit and what refuses a new payee.
create or replace function identity.submit_card(
  p_customer bigint, p_bank text, p_encrypted bytea, p_index bytea, p_mask text, p_province text, p_city text,
  p_branch text, p_file text, p_max int
) returns setof identity.bank_card language plpgsql as $$
declare
  i identity.identity;
  c identity.bank_card;
begin
  perform kernel.act_as('customer:' || p_customer);
  -- The lock admits one submission per customer at a time, so that what is looked at below is exact.
  perform from customer.customer where id = p_customer for no key update;
  perform customer.refuse_new_address(p_customer);
  select * into i from identity.identity where customer_id = p_customer and status in (1, 2);
  if i.id is null then
    perform kernel.fail('identity.required');
  elsif not common.owns_files(p_customer, array[p_file]) then
    perform kernel.fail('identity.file');
  elsif exists (select from identity.bank_card where customer_id = p_customer and number_index = p_index and status <> 3) then
    perform kernel.fail('identity.cardTaken', '{}', '{accountNumber}');
  elsif (select count(*) from identity.bank_card where customer_id = p_customer and status <> 3) >= p_max then
    perform kernel.fail('identity.cardLimit', jsonb_build_object('max', p_max));
  end if;
  insert into identity.bank_card (customer_id, bank_code, number_encrypted, number_index, number_mask, holder, province, city,
                                  branch, image_file_id)
  values (p_customer, p_bank, p_encrypted, p_index, p_mask, i.chinese_name, p_province, p_city, p_branch, p_file)
  returning * into c;
  perform identity.queue_review('bank', c.id, c.created_at + interval '3 seconds');
  return next c;
end $$;
