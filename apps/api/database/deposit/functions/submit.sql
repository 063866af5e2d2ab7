-- Creates a draft, once per idempotency key. p_terms: {min, max (USD cents), maxUnpaid, maxDaily}, and shownRate as the customer saw
-- it; a limit that is absent is not checked. Fails with the codes of the call.
create or replace function deposit.submit(
  p_scope text, p_key text, p_hash bytea, p_pno text, p_customer bigint, p_account bigint, p_channel text, p_method text,
  p_amount bigint, p_pay_amount bigint, p_pay_currency text, p_rate numeric, p_fee bigint, p_coupon bigint,
  p_merchant text, p_expires_at timestamptz, p_terms jsonb
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  d deposit.draft;
  coupon activity.coupon;
begin
  if answer is not null then
    return answer;
  end if;
  if p_amount not between (p_terms ->> 'min')::bigint and (p_terms ->> 'max')::bigint then
    perform kernel.fail('deposit.limit', jsonb_build_object(
      'min', ledger.money_text((p_terms ->> 'min')::bigint, 'USD'),
      'max', ledger.money_text((p_terms ->> 'max')::bigint, 'USD')), '{amount}');
  end if;
  if (p_terms ->> 'shownRate')::numeric <> p_rate then
    perform kernel.fail('deposit.terms', '{}', '{amount}');
  end if;
  perform kernel.act_as('customer:' || p_customer);
  -- The lock admits one submission per customer at a time, so that the count below is exact.
  perform from customer.customer where id = p_customer for no key update;
  perform customer.refuse_frozen(p_customer);
  perform customer.check_limit(p_customer, 'deposit', p_amount);
  if not exists (select from account.account where customer_id = p_customer and kind = 'mt5' and status = 'open') then
    perform kernel.fail('deposit.noMt5');
  end if;
  if not exists (select from account.account where id = p_account and customer_id = p_customer and status = 'open') then
    perform kernel.fail('deposit.account', '{}', '{accountId}');
  end if;
  perform account.refuse_foreign(p_account);
  perform account.refuse_quarantined(p_account, 'accountId');
  if (select count(*) from deposit.draft
      where customer_id = p_customer and status = 'unpaid' and expires_at > now()) >= (p_terms ->> 'maxUnpaid')::int then
    perform kernel.fail('deposit.tooManyUnpaid', jsonb_build_object('max', (p_terms ->> 'maxUnpaid')::int));
  end if;
  if (select count(*) from deposit.draft
      where customer_id = p_customer
        and created_at >= kernel.day_start((now() at time zone 'Asia/Shanghai')::date)) >= (p_terms ->> 'maxDaily')::int then
    perform kernel.fail('deposit.tooManyToday', jsonb_build_object('max', (p_terms ->> 'maxDaily')::int));
  end if;
  if p_coupon is not null then
    select * into coupon from activity.coupon
    where id = p_coupon and customer_id = p_customer and used_by is null and now() between valid_from and valid_until
      and not exists (select from deposit.draft u
                      where u.coupon_id = p_coupon and u.status = 'unpaid' and u.expires_at > now());
    if coupon.id is null then
      perform kernel.fail('deposit.coupon', '{}', '{couponId}');
    end if;
    if p_amount < coupon.min_deposit then
      perform kernel.fail('deposit.couponMin', jsonb_build_object('min', ledger.money_text(coupon.min_deposit, 'USD')), '{amount}');
    end if;
    if coupon.kind = 'credit' and exists (select from account.account where id = p_account and kind = 'wallet') then
      perform kernel.fail('deposit.couponAccount', '{}', '{couponId}');
    end if;
  end if;
  insert into deposit.draft (pno, customer_id, account_id, channel, method, amount, pay_amount, pay_currency, rate, fee,
                             coupon_id, merchant_id, status, expires_at)
  values (p_pno, p_customer, p_account, p_channel, p_method, p_amount, p_pay_amount, p_pay_currency, p_rate, p_fee,
          p_coupon, p_merchant, 'unpaid', p_expires_at)
  returning * into d;
  perform graphile_worker.add_job('deposit.expire', json_build_object('pno', d.pno), run_at := d.expires_at,
                                  job_key := 'deposit.expire:' || d.pno);
  return kernel.keep(p_scope, p_key, deposit.draft_json(d));
end $$;
