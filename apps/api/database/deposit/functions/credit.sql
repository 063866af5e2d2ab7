-- Credits a payment of a draft to its account, with its coupon, and tells the customer. `d` is the locked row. `p_arrived` and
-- `p_credited` are set where staff credit another amount than the draft's out of suspense; the coupon then counts only if its minimum is reached.
create or replace function deposit.credit(
  d deposit.draft, p_paid_at timestamptz, p_event text, p_actor text, p_arrived bigint default null, p_credited bigint default null
) returns void language plpgsql as $$
declare
  acct account.account;
  coupon activity.coupon;
  v_amount bigint := coalesce(p_credited, d.amount);
  v_journal bigint;
begin
  update deposit.draft
  set status = 'paid', paid_at = p_paid_at, late = (d.status <> 'unpaid' or p_paid_at > d.expires_at), closed_at = now(),
      arrived = p_arrived, credited = p_credited
  where pno = d.pno returning * into d;
  perform account.lock_ledgers(d.account_id);
  select * into strict acct from account.account where id = d.account_id;
  if acct.status <> 'open' then
    -- The account was archived after the draft was made. The money goes to the wallet, which cannot be archived.
    select * into strict acct from account.account where customer_id = d.customer_id and kind = 'wallet';
  end if;
  v_journal := ledger.post('deposit', 'draft', d.pno, p_actor, p_event, jsonb_build_array(
    jsonb_build_object('debit', ledger.house(case when d.arrived is null then 'channel:' || d.channel else 'suspense' end, d.pay_currency),
                       'credit', ledger.house('exchange', d.pay_currency),
                       'currency', d.pay_currency, 'amount', coalesce(d.arrived, d.pay_amount)),
    jsonb_build_object('debit', ledger.house('exchange', 'USD'), 'credit', acct.ledger_id,
                       'currency', 'USD', 'amount', v_amount)));
  if acct.kind = 'mt5' then
    perform graphile_worker.add_job('account.applyBalance', json_build_object(
      'login', acct.login, 'action', 'balance', 'amount', v_amount::text, 'comment', d.pno, 'ticket', v_journal::text),
      queue_name := 'mt5:' || acct.login, job_key := 'mt5:' || v_journal);
  end if;
  if d.coupon_id is not null then
    -- A wallet takes no credit. If the money went to the wallet because the account is archived, a credit coupon stays unused.
    update activity.coupon set used_by = d.pno, used_at = now()
    where id = d.coupon_id and used_by is null and v_amount >= min_deposit and (kind <> 'credit' or acct.credit_ledger_id is not null)
    returning * into coupon;
    if coupon.kind = 'credit' then
      v_journal := ledger.post('credit', 'coupon', coupon.id::text, p_actor, d.pno, jsonb_build_array(
        jsonb_build_object('debit', ledger.house('promotion', 'USD'), 'credit', acct.credit_ledger_id,
                           'currency', 'USD', 'amount', coupon.amount)));
      perform graphile_worker.add_job('account.applyBalance', json_build_object(
        'login', acct.login, 'action', 'credit', 'amount', coupon.amount::text, 'comment', d.pno,
        'ticket', v_journal::text), queue_name := 'mt5:' || acct.login, job_key := 'mt5:' || v_journal);
    end if;
  end if;
  perform message.leave(d.customer_id, 'deposit.paid', jsonb_build_object('pno', d.pno, 'amount', v_amount::text),
                        '/user-center/assets/deposit');
end $$;
