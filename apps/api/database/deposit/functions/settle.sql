-- Posts a payment once, however often and in whatever order the channel notifies. Returns the verdict:
-- credited | declined | duplicate | already | unknown | mismatch. The callback and the poller both call this function.
create or replace function deposit.settle(
  p_channel text, p_event text, p_pno text, p_merchant text, p_amount bigint, p_currency text,
  p_status text, p_paid_at timestamptz, p_raw text
) returns text language plpgsql as $$
declare
  d deposit.draft;
  acct account.account;
  coupon activity.coupon;
  verdict text;
  v_journal bigint;
begin
  perform kernel.act_as('channel:' || p_channel);
  select * into d from deposit.draft where pno = p_pno and channel = p_channel for no key update;
  verdict := case
    when d.pno is null then 'unknown'
    when p_status <> 'paid' then 'declined'
    when d.status = 'paid' then 'already'
    when d.status = 'mismatch' or p_amount is distinct from d.pay_amount or p_currency <> d.pay_currency
      or p_merchant <> d.merchant_id then 'mismatch'
    else 'credited' end;

  insert into deposit.channel_event (channel, event_id, pno, raw, verdict)
  values (p_channel, p_event, p_pno, p_raw, verdict) on conflict do nothing;
  if not found then
    return 'duplicate';
  end if;

  if verdict = 'mismatch' and d.status <> 'mismatch' then
    update deposit.draft set status = 'mismatch', closed_at = now() where pno = d.pno;
    perform message.leave(d.customer_id, 'deposit.mismatch', jsonb_build_object('pno', d.pno), '/user-center/assets/deposit');
  end if;
  if verdict <> 'credited' then
    return verdict;
  end if;

  update deposit.draft
  set status = 'paid', paid_at = p_paid_at, late = (d.status <> 'unpaid' or p_paid_at > d.expires_at), closed_at = now()
  where pno = d.pno;
  select * into strict acct from account.account where id = d.account_id;
  if acct.status <> 'open' then
    -- The account was archived after the draft was made. The money goes to the wallet, which cannot be archived.
    select * into strict acct from account.account where customer_id = d.customer_id and kind = 'wallet';
  end if;
  v_journal := ledger.post('deposit', 'draft', d.pno, 'channel:' || p_channel, p_event, jsonb_build_array(
    jsonb_build_object('debit', ledger.house('channel:' || p_channel, d.pay_currency),
                       'credit', ledger.house('exchange', d.pay_currency),
                       'currency', d.pay_currency, 'amount', d.pay_amount),
    jsonb_build_object('debit', ledger.house('exchange', 'USD'), 'credit', acct.ledger_id,
                       'currency', 'USD', 'amount', d.amount)));
  if acct.kind = 'mt5' then
    perform graphile_worker.add_job('account.applyBalance', json_build_object(
      'login', acct.login, 'action', 'balance', 'amount', d.amount::text, 'comment', d.pno, 'ticket', v_journal::text),
      queue_name := 'mt5:' || acct.login, job_key := 'mt5:' || v_journal);
  end if;
  if d.coupon_id is not null then
    -- A wallet takes no credit. If the money went to the wallet because the account is archived, a credit coupon stays unused.
    update activity.coupon set used_by = d.pno, used_at = now()
    where id = d.coupon_id and used_by is null and (kind <> 'credit' or acct.credit_ledger_id is not null)
    returning * into coupon;
    if coupon.kind = 'credit' then
      v_journal := ledger.post('credit', 'coupon', coupon.id::text, 'channel:' || p_channel, d.pno, jsonb_build_array(
        jsonb_build_object('debit', ledger.house('promotion', 'USD'), 'credit', acct.credit_ledger_id,
                           'currency', 'USD', 'amount', coupon.amount)));
      perform graphile_worker.add_job('account.applyBalance', json_build_object(
        'login', acct.login, 'action', 'credit', 'amount', coupon.amount::text, 'comment', d.pno,
        'ticket', v_journal::text), queue_name := 'mt5:' || acct.login, job_key := 'mt5:' || v_journal);
    end if;
  end if;
  perform message.leave(d.customer_id, 'deposit.paid', jsonb_build_object('pno', d.pno, 'amount', d.amount::text),
                        '/user-center/assets/deposit');
  return 'credited';
end $$;
