-- Proposes an adjustment, once per idempotency key. A chargeback takes back what the deposit p_reference credited; a reversal what
-- the adjustment p_reference posted; suspense credits the payment p_reference, at `p.rate`; payoutReturn
-- credits the wallet with what was sent of the payout p_reference, without the fee, USDT at the payout's rate, rounded down; writeOff ends the
-- receivable p_reference. `p` has the row's kind, accountId, amount, reference, reason and documentId.
-- Nothing is credited to a closed customer, who could not use it, but a payout that comes back: it is the customer's money.
-- Fails with staff.ownCustomer, staff.adjustmentAccount, staff.adjustmentAmount, staff.adjustmentReference, staff.adjustmentRepeated and
-- staff.adjustmentDocument (missing where the kind needs one, or not uploaded by p_actor).
create or replace function account.propose_adjustment(
  p_scope text, p_key text, p_hash bytea, p_number text, p jsonb, p_actor text, p_own bigint, p_request text, p_address text
) returns text language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  v_kind text := p ->> 'kind';
  v_reference text := p ->> 'reference';
  v_account bigint := (p ->> 'accountId')::bigint;
  v_amount bigint := (p ->> 'amount')::bigint;
  v_document text := p ->> 'documentId';
  owner bigint;
begin
  if answer is not null then
    return answer ->> 'number';
  end if;
  perform kernel.act_as(p_actor, p ->> 'reason');
  if v_kind = 'chargeback' then
    -- The account that the journal has credited, which is the wallet where the draft's account was archived.
    select a.id, -t.amount into v_account, v_amount
    from ledger.journal j join ledger.transfer t on t.journal_id = j.id and t.currency = 'USD'
    join account.account a on a.ledger_id = t.credit
    where j.kind = 'deposit' and j.ref_id = v_reference;
  elsif v_kind = 'reversal' then
    select account_id, -amount into v_account, v_amount from account.adjustment
    where number = v_reference and status = 2 and kind in ('deposit', 'correction', 'goodwill', 'feeRefund');
  elsif v_kind = 'payoutReturn' then
    select w.id, case o.kind when 'bank' then o.receive else div(o.pay_amount * 100, o.rate * 1000000)::bigint end into v_account, v_amount
    from payout.proposal o join account.account w on w.customer_id = o.customer_id and w.kind = 'wallet'
    where o.pno = v_reference and o.status = 3;
  elsif v_kind = 'writeOff' then
    select a.id, r.open into v_account, v_amount
    from account.receivable r join account.account a on a.customer_id = r.customer_id and a.kind = 'wallet'
    where r.number = v_reference and r.open > 0;
  end if;
  if v_kind in ('chargeback', 'payoutReturn', 'reversal', 'writeOff') and v_account is null or v_kind in ('deposit', 'suspense') and v_reference is null then
    perform kernel.fail('staff.adjustmentReference', '{}', '{reference}');
  end if;
  if v_kind = 'suspense' then
    perform deposit.lock_suspense(v_reference);
  end if;
  select customer_id into owner from account.account
  where id = v_account and status = 'open' and (kind = 'wallet' or login is not null)
    -- Payments are in USD, see account.refuse_foreign.
    and (v_kind not in ('deposit', 'suspense') or currency = 'USD')
    and (v_amount < 0 or v_kind in ('payoutReturn', 'writeOff') or not customer.closed(customer_id));
  if owner is null then
    perform kernel.fail('staff.adjustmentAccount', '{}', '{accountId}');
  elsif owner = p_own then
    perform kernel.fail('staff.ownCustomer');
  elsif coalesce(v_amount, 0) = 0 or v_amount < 0 and v_kind not in ('correction', 'chargeback', 'reversal') then
    perform kernel.fail('staff.adjustmentAmount', '{}', '{amount}');
  elsif v_document is null and v_kind in ('deposit', 'chargeback', 'payoutReturn')
    or v_document is not null and not exists (select from common.document where id = v_document and uploaded_by = p_actor) then
    perform kernel.fail('staff.adjustmentDocument', '{}', '{documentId}');
  end if;
  insert into account.adjustment (number, kind, account_id, amount, reference, rate, reason, document_id, status, proposed_by)
  values (p_number, v_kind, v_account, v_amount, v_reference, (p ->> 'rate')::numeric, p ->> 'reason', v_document, 1, p_actor) on conflict do nothing;
  if not found then
    perform kernel.fail('staff.adjustmentRepeated', '{}', '{reference}');
  end if;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'adjustment.propose', 'adjustment:' || p_number, p, p_request, p_address);
  return kernel.keep(p_scope, p_key, jsonb_build_object('number', p_number)) ->> 'number';
end $$;
