-- p_terms: {min, max (USD cents), quotes: {chain: {fee, receive (millionths of USDT)}}, rate (USDT per USD), coolingHours}, and shownFee and shownRate as
-- the customer saw them. Returns the same kinds of result as withdraw.submit.
create or replace function coin.submit(
  p_scope text, p_key text, p_hash bytea, p_pno text, p_customer bigint, p_account bigint, p_address bigint, p_amount bigint,
  p_terms jsonb, p_phone text, p_code jsonb, p_available bigint, p_balance bigint, p_request text
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
  if p_amount > (p_terms ->> 'max')::bigint then
    perform payout.fail_limit('coin.limit', p_terms);
  end if;
  perform payout.check_customer(p_customer, (p_terms ->> 'coolingHours')::int, false);
  select * into a from coin.address where id = p_address and customer_id = p_customer and removed_at is null;
  if a.id is null then
    perform kernel.fail('coin.address', '{}', '{addressId}');
  end if;
  if a.usable_from > now() then
    perform kernel.fail('coin.addressCooling', jsonb_build_object(
      'until', to_char(a.usable_from at time zone 'Asia/Shanghai', 'MM-DD HH24:MI')), '{addressId}');
  end if;
  opened := payout.open_account(p_customer, p_account, p_amount, p_available, 'coin.limit', p_terms);
  if opened.ask then
    return kernel.unclaim(p_scope, p_key, '{"ask": true}');
  end if;
  acct := opened.acct;
  p.rate := p_terms ->> 'rate';
  p.fee := p_terms -> 'quotes' -> a.chain ->> 'fee';
  perform payout.check_shown(p, p_terms, 'coin.terms');
  p.receive := p_terms -> 'quotes' -> a.chain ->> 'receive';
  if p.receive <= 0 then
    perform kernel.fail('coin.fee', jsonb_build_object('fee', ledger.money_text(p.fee, 'USDT')), '{amount}');
  end if;
  refusal := customer.confirm(p_customer, 'coin', p_phone, p_code);
  if refusal is not null then
    return kernel.unclaim(p_scope, p_key, jsonb_build_object('refused', refusal));
  end if;
  p.pno := p_pno;
  p.kind := 'coin';
  p.customer_id := p_customer;
  p.account_id := acct.id;
  p.address_id := a.id;
  p.amount := p_amount;
  p.pay_amount := p.receive;
  p := payout.place(p, acct.login, p_balance, p_key, jsonb_build_array(jsonb_build_object(
    'debit', acct.ledger_id, 'credit', ledger.house('payout:coin', 'USD'), 'currency', 'USD', 'amount', p_amount,
    'phase', 'pending')), p_request);
  insert into coin.deal (customer_id, pno, kind, amount) values (p_customer, p.pno, 'hold', p.receive + p.fee);
  return kernel.keep(p_scope, p_key, coin.json(p));
end $$;
