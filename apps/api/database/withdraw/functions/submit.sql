-- p_terms: {min, max, daily, fee, payAmount (minor units), rate, coolingHours}, and shownFee and shownRate as the customer saw them.
-- Returns the payout; or {ask} if the caller must first ask the platform for p_available; or {refused} with the error code of the
-- verification code. The last two change nothing except the count of the code's attempts.
create or replace function withdraw.submit(
  p_scope text, p_key text, p_hash bytea, p_pno text, p_customer bigint, p_account bigint, p_card bigint, p_amount bigint,
  p_terms jsonb, p_phone text, p_code jsonb, p_available bigint, p_balance bigint, p_request text
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
  if p_amount > (p_terms ->> 'max')::bigint then
    perform payout.fail_limit('withdraw.limit', p_terms);
  end if;
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
  opened := payout.open_account(p_customer, p_account, p_amount, p_available, 'withdraw.limit', p_terms);
  if opened.ask then
    return kernel.unclaim(p_scope, p_key, '{"ask": true}');
  end if;
  acct := opened.acct;
  p.fee := p_terms ->> 'fee';
  p.rate := p_terms ->> 'rate';
  perform payout.check_shown(p, p_terms, 'withdraw.terms');
  p.receive := p_amount - p.fee;
  if p.receive <= 0 then
    perform kernel.fail('withdraw.fee', jsonb_build_object('fee', ledger.money_text(p.fee, 'USD')), '{amount}');
  end if;
  refusal := customer.confirm(p_customer, 'withdraw', p_phone, p_code);
  if refusal is not null then
    return kernel.unclaim(p_scope, p_key, jsonb_build_object('refused', refusal));
  end if;
  p.pno := p_pno;
  p.kind := 'bank';
  p.customer_id := p_customer;
  p.account_id := acct.id;
  p.card_id := p_card;
  p.amount := p_amount;
  p.pay_amount := p_terms ->> 'payAmount';
  p := payout.place(p, acct.login, p_balance, p_key, (
    select jsonb_agg(jsonb_build_object('debit', acct.ledger_id, 'credit', ledger.house(m.house, 'USD'), 'currency', 'USD',
                                        'amount', m.amount, 'phase', 'pending') order by m.n)
    from (values (1, 'payout:bank', p.receive), (2, 'fee', p.fee)) m (n, house, amount) where m.amount > 0), p_request);
  return kernel.keep(p_scope, p_key, withdraw.json(p));
end $$;
