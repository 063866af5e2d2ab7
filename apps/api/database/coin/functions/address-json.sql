create or replace function coin.address_json(a coin.address) returns jsonb language sql stable
return jsonb_build_object('id', a.id::text, 'coin', a.coin, 'chain', a.chain, 'address', a.address, 'label', a.label,
                          'usableFrom', kernel.utc(a.usable_from));
