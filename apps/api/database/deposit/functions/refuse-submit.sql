-- Fails with a code of submitData where the order may not become a draft. p_terms: {min, max (USD cents), maxUnpaid, maxDaily}, and shownRate as
-- the customer saw it; a limit that is absent is not checked. Locks the customer.
create or replace function deposit.refuse_submit(o deposit.opening, p_terms jsonb) returns void language plpgsql as $$
declare
  coupon activity.coupon;
begin
  if o.amount not between (p_terms ->> 'min')::bigint and (p_terms ->> 'max')::bigint then
    perform kernel.fail('deposit.limit', jsonb_build_object(
      'min', ledger.money_text((p_terms ->> 'min')::bigint, 'USD'),
      'max', ledger.money_text((p_terms ->> 'max')::bigint, 'USD')), '{amount}');
  end if;
  if (p_terms ->> 'shownRate')::numeric <> o.rate then
    perform kernel.fail('deposit.terms', '{}', '{amount}');
  end if;
  perform kernel.act_as('customer:' || o.customer_id);
  -- The lock admits one submission per customer at a time, so that the count below is exact.
  perform from customer.customer where id = o.customer_id for no key update;
  perform customer.refuse_frozen(o.customer_id);
  perform customer.refuse_paused(o.customer_id);
  perform customer.check_limit(o.customer_id, 'deposit', o.amount);
  perform deposit.refuse_own_limit(o.customer_id, o.amount);
  if not exists (select from account.account where customer_id = o.customer_id and kind = 'mt5' and status = 'open') then
    perform kernel.fail('deposit.noMt5');
  end if;
  if not exists (select from account.account where id = o.account_id and customer_id = o.customer_id and status = 'open') then
    perform kernel.fail('deposit.account', '{}', '{accountId}');
  end if;
  perform account.refuse_foreign(o.account_id);
  perform account.refuse_quarantined(o.account_id, 'accountId');
  if (select count(*) from deposit.draft
      where customer_id = o.customer_id and status = 'unpaid' and expires_at > now()) >= (p_terms ->> 'maxUnpaid')::int then
    perform kernel.fail('deposit.tooManyUnpaid', jsonb_build_object('max', (p_terms ->> 'maxUnpaid')::int));
  end if;
  if (select count(*) from deposit.draft
      where customer_id = o.customer_id
        and created_at >= kernel.day_start((now() at time zone 'Asia/Shanghai')::date)) >= (p_terms ->> 'maxDaily')::int then
    perform kernel.fail('deposit.tooManyToday', jsonb_build_object('max', (p_terms ->> 'maxDaily')::int));
  end if;
  if o.coupon_id is not null then
    select * into coupon from activity.coupon
    where id = o.coupon_id and customer_id = o.customer_id and used_by is null and now() between valid_from and valid_until
      and not exists (select from deposit.draft u
                      where u.coupon_id = o.coupon_id and u.status = 'unpaid' and u.expires_at > now());
    if coupon.id is null then
      perform kernel.fail('deposit.coupon', '{}', '{couponId}');
    end if;
    if o.amount < coupon.min_deposit then
      perform kernel.fail('deposit.couponMin', jsonb_build_object('min', ledger.money_text(coupon.min_deposit, 'USD')), '{amount}');
    end if;
    if coupon.kind = 'credit' and exists (select from account.account where id = o.account_id and kind = 'wallet') then
      perform kernel.fail('deposit.couponAccount', '{}', '{couponId}');
    end if;
  end if;
end $$;
