-- Puts an address into the book, with the code that was sent for it. Answers the address or {refused}.
create function coin.add_address(
  p_customer bigint, p_coin text, p_chain text, p_address text, p_label text, p_cooling_hours int, p_max int, p_phone text,
  p_code bytea, p_request text
) returns jsonb language plpgsql as $$
declare
  a coin.address;
  refusal text;
begin
  perform from customer.customer where id = p_customer for no key update;
  if exists (select from coin.address where customer_id = p_customer and chain = p_chain and address = p_address) then
    perform kernel.fail('coin.addressTaken', '{}', '{address}');
  end if;
  if (select count(*) from coin.address where customer_id = p_customer) >= p_max then
    perform kernel.fail('coin.addressLimit', jsonb_build_object('max', p_max));
  end if;
  refusal := kernel.use_code('coinAddress', p_phone, p_code);
  if refusal is not null then
    return jsonb_build_object('refused', refusal);
  end if;
  insert into coin.address (customer_id, coin, chain, address, label, usable_from)
  values (p_customer, p_coin, p_chain, p_address, p_label, now() + make_interval(hours => p_cooling_hours))
  returning * into a;
  insert into kernel.audit (actor, act, subject, after, request_id)
  values ('customer:' || p_customer, 'coin.addAddress', 'coinAddress:' || a.id,
          jsonb_build_object('chain', p_chain, 'address', p_address), p_request);
  perform message.leave(p_customer, 'coin.address', '已添加数字货币地址',
    '已添加 ' || p_chain || ' 地址 ' || left(p_address, 6) || '...' || right(p_address, 4) || '。如非本人操作，请立即联系客服。',
    '/user-center/assets/withdrawCoin');
  return coin.address_json(a);
end $$;

-- p_terms: {fees: {chain: millionths of USDT}, rate (USDT for one USD), coolingHours}. Answers as
-- withdraw.submit does.
create function coin.submit(
  p_scope text, p_key text, p_hash bytea, p_pno text, p_customer bigint, p_account bigint, p_address bigint, p_amount bigint,
  p_terms jsonb, p_phone text, p_code bytea, p_available bigint, p_request text
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  opened record;
  acct account.account;
  a coin.address;
  refusal text;
  p payout.proposal;
begin
  if answer is not null then
    return answer;
  end if;
  perform kernel.act_as('customer:' || p_customer);
  perform payout.check_customer(p_customer, (p_terms ->> 'coolingHours')::int, false);
  select * into a from coin.address where id = p_address and customer_id = p_customer;
  if a.id is null then
    perform kernel.fail('coin.address', '{}', '{addressId}');
  end if;
  if a.usable_from > now() then
    perform kernel.fail('coin.addressCooling', jsonb_build_object(
      'until', to_char(a.usable_from at time zone 'Asia/Shanghai', 'MM-DD HH24:MI')), '{addressId}');
  end if;
  opened := payout.open_account(p_customer, p_account, p_amount, p_available);
  if opened.ask then
    return kernel.unclaim(p_scope, p_key, '{"ask": true}');
  end if;
  acct := opened.acct;
  refusal := kernel.use_code('coin', p_phone, p_code);
  if refusal is not null then
    return kernel.unclaim(p_scope, p_key, jsonb_build_object('refused', refusal));
  end if;
  p.pno := p_pno;
  p.kind := 'coin';
  p.customer_id := p_customer;
  p.account_id := acct.id;
  p.address_id := a.id;
  p.amount := p_amount;
  p.rate := p_terms ->> 'rate';
  p.fee := p_terms -> 'fees' ->> a.chain;
  p.receive := coin.gross(p_amount, p.rate) - p.fee;
  p.pay_amount := p.receive;
  p := payout.place(p, acct.login, p_key, jsonb_build_array(jsonb_build_object(
    'debit', acct.ledger_id, 'credit', ledger.house('payout:coin', 'USD'), 'currency', 'USD', 'amount', p_amount,
    'phase', 'pending')), p_request);
  insert into coin.deal (customer_id, pno, kind, amount) values (p_customer, p.pno, 'hold', p.receive + p.fee);
  return kernel.keep(p_scope, p_key, coin.json(p));
end $$;

-- USD cents at a rate (USDT for one USD), in millionths of USDT, half up.
create function coin.gross(p_cents bigint, p_rate numeric) returns bigint language sql immutable
return round(p_cents * 10000 * p_rate)::bigint;

create function coin.cancel(p_scope text, p_key text, p_hash bytea, p_customer bigint, p_pno text, p_request text)
returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  p payout.proposal;
begin
  if answer is not null then
    return answer;
  end if;
  p := payout.cancel('coin', p_customer, p_pno, p_request);
  return kernel.keep(p_scope, p_key, coin.json(p));
end $$;

create function coin.deal_json(d coin.deal) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', d.id::text, 'pno', d.pno, 'kind', d.kind, 'coin', a.coin, 'chain', a.chain,
    'amount', ledger.money_text(d.amount, 'USDT'), 'txHash', case d.kind when 'payout' then p.tx_hash end,
    'at', kernel.utc(d.at)))
  from payout.proposal p join coin.address a on a.id = p.address_id where p.pno = d.pno
$$;
