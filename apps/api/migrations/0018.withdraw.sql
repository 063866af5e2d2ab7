-- Bank and coin withdrawals: what the customer's calls do. Each money call is one function: key, checks, code, hold, document.

create schema withdraw;

create function withdraw.json(p payout.proposal) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'pno', p.pno, 'accountId', p.account_id::text, 'bankId', p.card_id::text, 'bankCode', c.bank_code, 'bank', c.number_mask,
    'amount', ledger.money_text(p.amount, 'USD'), 'fee', ledger.money_text(p.fee, 'USD'),
    'receive', ledger.money_text(p.receive, 'USD'), 'rate', p.rate::text,
    'receiveCny', ledger.money_text(p.pay_amount, 'CNY'), 'displayStatus', p.status, 'reason', p.reason,
    'createdAt', kernel.utc(p.created_at), 'updatedAt', kernel.utc(p.updated_at), 'steps', payout.steps(p.pno)))
  from identity.bank_card c where c.id = p.card_id
$$;

create function coin.address_json(a coin.address) returns jsonb language sql stable
return jsonb_build_object('id', a.id::text, 'coin', a.coin, 'chain', a.chain, 'address', a.address, 'label', a.label,
                          'usableFrom', kernel.utc(a.usable_from));

create function coin.json(p payout.proposal) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'pno', p.pno, 'accountId', p.account_id::text, 'address', coin.address_json(a) - 'usableFrom',
    'amount', ledger.money_text(p.amount, 'USD'), 'fee', ledger.money_text(p.fee, 'USDT'),
    'receive', ledger.money_text(p.receive, 'USDT'), 'rate', p.rate::text, 'displayStatus', p.status, 'txHash', p.tx_hash,
    'reason', p.reason, 'createdAt', kernel.utc(p.created_at), 'updatedAt', kernel.utc(p.updated_at),
    'steps', payout.steps(p.pno)))
  from coin.address a where a.id = p.address_id
$$;

-- What a customer has asked of a kind since midnight in Asia/Shanghai and not got back, USD cents.
create function payout.used_today(p_kind text, p_customer bigint) returns bigint language sql stable
return (
  select coalesce(sum(amount), 0)::bigint from payout.proposal
  where customer_id = p_customer and kind = p_kind and status in (1, 2, 3)
    and created_at >= kernel.day_start((now() at time zone 'Asia/Shanghai')::date)
);

-- p_terms: {daily, fee, payAmount (minor units), rate, coolingHours}. Answers the withdrawal, or {ask}
-- where the platform must be asked first, or {refused} with the code's refusal: both leave nothing behind but the try.
create function withdraw.submit(
  p_scope text, p_key text, p_hash bytea, p_pno text, p_customer bigint, p_account bigint, p_card bigint, p_amount bigint,
  p_terms jsonb, p_phone text, p_code bytea, p_available bigint, p_request text
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  opened record;
  acct account.account;
  used bigint;
  refusal text;
  p payout.proposal;
begin
  if answer is not null then
    return answer;
  end if;
  perform kernel.act_as('customer:' || p_customer);
  perform payout.check_customer(p_customer, (p_terms ->> 'coolingHours')::int, true);
  if not exists (select from identity.bank_card where id = p_card and customer_id = p_customer and status = 1) then
    perform kernel.fail('withdraw.card', '{}', '{bankId}');
  end if;
  used := payout.used_today('bank', p_customer);
  if used + p_amount > (p_terms ->> 'daily')::bigint then
    perform kernel.fail('withdraw.daily', jsonb_build_object(
      'daily', ledger.money_text((p_terms ->> 'daily')::bigint, 'USD'),
      'left', ledger.money_text(greatest((p_terms ->> 'daily')::bigint - used, 0), 'USD')), '{amount}');
  end if;
  opened := payout.open_account(p_customer, p_account, p_amount, p_available);
  if opened.ask then
    return kernel.unclaim(p_scope, p_key, '{"ask": true}');
  end if;
  acct := opened.acct;
  refusal := kernel.use_code('withdraw', p_phone, p_code);
  if refusal is not null then
    return kernel.unclaim(p_scope, p_key, jsonb_build_object('refused', refusal));
  end if;
  p.pno := p_pno;
  p.kind := 'bank';
  p.customer_id := p_customer;
  p.account_id := acct.id;
  p.card_id := p_card;
  p.amount := p_amount;
  p.fee := p_terms ->> 'fee';
  p.receive := p_amount - p.fee;
  p.rate := p_terms ->> 'rate';
  p.pay_amount := p_terms ->> 'payAmount';
  p := payout.place(p, acct.login, p_key, (
    select jsonb_agg(jsonb_build_object('debit', acct.ledger_id, 'credit', ledger.house(m.house, 'USD'), 'currency', 'USD',
                                        'amount', m.amount, 'phase', 'pending') order by m.n)
    from (values (1, 'payout:bank', p.receive), (2, 'fee', p.fee)) m (n, house, amount) where m.amount > 0), p_request);
  return kernel.keep(p_scope, p_key, withdraw.json(p));
end $$;

create function withdraw.cancel(p_scope text, p_key text, p_hash bytea, p_customer bigint, p_pno text, p_request text)
returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  p payout.proposal;
begin
  if answer is not null then
    return answer;
  end if;
  p := payout.cancel('bank', p_customer, p_pno, p_request);
  return kernel.keep(p_scope, p_key, withdraw.json(p));
end $$;
