-- Makes the draft of an opening that the caller has locked, and queues its expiry.
create or replace function deposit.make_draft(o deposit.opening, p_pay_url text) returns deposit.draft language plpgsql as $$
declare
  d deposit.draft;
begin
  insert into deposit.draft (pno, customer_id, account_id, channel, method, amount, pay_amount, pay_currency, rate, fee,
                             coupon_id, merchant_id, pay_url, status, created_at, expires_at)
  values (o.pno, o.customer_id, o.account_id, o.channel, o.method, o.amount, o.pay_amount, o.pay_currency, o.rate, o.fee,
          o.coupon_id, o.merchant_id, p_pay_url, 'unpaid', o.created_at, o.expires_at)
  returning * into d;
  perform graphile_worker.add_job('deposit.expire', json_build_object('pno', d.pno), run_at := d.expires_at,
                                  job_key := 'deposit.expire:' || d.pno);
  return d;
end $$;
