-- The first step of a submission, before the channel is asked: checks everything and writes the opening, whose number the order bears.
-- p_order: the columns of the opening that the gateway knows. Returns {draft} where this key has made one, else {pno, expiresAt}: a
-- repeat under the same key on the same terms asks for the same order. Fails with the codes of the call.
create or replace function deposit.reserve(
  p_scope text, p_key text, p_hash bytea, p_order jsonb, p_terms jsonb
) returns jsonb language plpgsql as $$
declare
  o deposit.opening := jsonb_populate_record(null::deposit.opening, p_order);
  former deposit.opening;
  answer jsonb := kernel.stored(p_scope, p_key, p_hash);
begin
  answer := coalesce(answer, (
    -- The channel reported its payment before the gateway heard that the order was taken.
    select deposit.draft_json(d) from deposit.opening f join deposit.draft d using (pno)
    where f.scope = p_scope and f.key = p_key and f.request_hash = p_hash limit 1));
  if answer is not null then
    return jsonb_build_object('draft', answer);
  end if;
  perform deposit.refuse_submit(o, p_terms);
  -- The customer is locked, so that repeats at the same time find the first one's opening.
  select * into former from deposit.opening f
  where f.scope = p_scope and f.key = p_key and f.request_hash = p_hash and f.expires_at > now()
    and (f.pay_amount, f.rate, f.fee, f.merchant_id) = (o.pay_amount, o.rate, o.fee, o.merchant_id)
  order by f.created_at desc limit 1;
  if former.pno is not null then
    return jsonb_build_object('pno', former.pno, 'expiresAt', kernel.utc(former.expires_at));
  end if;
  insert into deposit.opening (pno, scope, key, request_hash, customer_id, account_id, channel, method, amount, pay_amount, pay_currency,
                               rate, fee, coupon_id, merchant_id, expires_at)
  values (o.pno, p_scope, p_key, p_hash, o.customer_id, o.account_id, o.channel, o.method, o.amount, o.pay_amount, o.pay_currency,
          o.rate, o.fee, o.coupon_id, o.merchant_id, o.expires_at);
  return jsonb_build_object('pno', o.pno, 'expiresAt', kernel.utc(o.expires_at));
end $$;
