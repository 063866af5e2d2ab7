-- Adds a coin address and consumes the code that confirms it. Returns the address, or {refused} if the code is wrong.
create or replace function coin.add_address(
  p_customer bigint, p_coin text, p_chain text, p_address text, p_label text, p_cooling_hours int, p_max int, p_phone text,
  p_code jsonb, p_request text
) returns jsonb language plpgsql as $$
declare
  a coin.address;
  refusal text;
begin
  perform from customer.customer where id = p_customer for no key update;
  perform customer.refuse_new_address(p_customer);
  if exists (select from coin.address where customer_id = p_customer and chain = p_chain and address = p_address and removed_at is null) then
    perform kernel.fail('coin.addressTaken', '{}', '{address}');
  end if;
  if (select count(*) from coin.address where customer_id = p_customer and removed_at is null) >= p_max then
    perform kernel.fail('coin.addressLimit', jsonb_build_object('max', p_max));
  end if;
  refusal := kernel.use_code('coinAddress', p_phone, null, p_code);
  if refusal is not null then
    return jsonb_build_object('refused', refusal);
  end if;
  insert into coin.address (customer_id, coin, chain, address, label, usable_from)
  values (p_customer, p_coin, p_chain, p_address, p_label, now() + make_interval(hours => p_cooling_hours))
  returning * into a;
  insert into kernel.audit (actor, act, subject, after, request_id)
  values ('customer:' || p_customer, 'coin.addAddress', 'coinAddress:' || a.id,
          jsonb_build_object('chain', p_chain, 'address', p_address), p_request);
  perform message.leave(p_customer, 'coin.address', jsonb_build_object('chain', p_chain, 'address', p_address),
                        '/user-center/assets/withdrawCoin');
  return coin.address_json(a);
end $$;
