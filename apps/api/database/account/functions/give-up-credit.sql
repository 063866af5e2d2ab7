-- Removes all credit of an MT5 account at its customer's request, for example so that the account can be archived. p_free: the free margin
-- at the platform, which must cover the credit, as positions would lose their margin. Returns what was given up, or {ask} if the caller must
-- first ask the platform. Fails with account.unknown, account.notOpen, account.review, account.noCredit and account.creditInUse.
create or replace function account.give_up_credit(
  p_scope text, p_key text, p_hash bytea, p_number text, p_customer bigint, p_id bigint, p_free bigint, p_request text
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  actor text := 'customer:' || p_customer;
  a account.account;
  v_credit bigint;
begin
  if answer is not null then
    return answer;
  end if;
  perform kernel.act_as(actor);
  perform customer.refuse_frozen(p_customer);
  perform account.lock_ledgers(p_id);
  select * into a from account.account where id = p_id and customer_id = p_customer;
  if a.id is null then
    perform kernel.fail('account.unknown');
  elsif a.kind <> 'mt5' or a.status <> 'open' then
    perform kernel.fail('account.notOpen');
  end if;
  perform account.refuse_quarantined(a.id, 'id');
  select posted into strict v_credit from ledger.account where id = a.credit_ledger_id;
  if v_credit = 0 then
    perform kernel.fail('account.noCredit');
  elsif p_free is null then
    return kernel.unclaim(p_scope, p_key, '{"ask": true}');
  elsif p_free < v_credit then
    perform kernel.fail('account.creditInUse');
  end if;
  insert into account.credit_removal (number, account_id, credit, taken, journal_id)
  values (p_number, a.id, v_credit, v_credit, account.post_credit(a, 'credit.giveUp', p_number, -v_credit, actor));
  insert into kernel.audit (actor, act, subject, after, request_id)
  values (actor, 'giveUpCredit', 'account:' || a.id, jsonb_build_object('number', p_number, 'credit', v_credit), p_request);
  return kernel.keep(p_scope, p_key, jsonb_build_object(
    'accountId', a.id::text, 'credit', ledger.money_text(v_credit, a.currency), 'currency', a.currency));
end $$;
