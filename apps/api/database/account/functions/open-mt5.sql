-- Creates a pending MT5 account, once per idempotency key, or finds the one of the same level and currency that is pending already. The caller then opens it on the platform; if that has not happened
-- within a minute, the job account.finishOpening does it. `p_refusal` is the result of the reason engine for this customer; it
-- applies only to a new key. Returns {"id"} until account.keep_opened has stored the opened account as the response.
create or replace function account.open_mt5(
  p_scope text, p_key text, p_hash bytea, p_customer bigint, p_level text, p_currency text, p_group text, p_leverage int,
  p_level_leverage int, p_first_minimum bigint, p_nickname text, p_max int, p_refusal text, p_refusal_values jsonb,
  p_request text
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  new_id bigint;
  money_ledger bigint;
  credit_ledger bigint;
begin
  if answer is not null then
    return answer;
  end if;
  -- The lock admits one opening per customer at a time, so that the search and the count below are exact.
  perform from customer.customer where id = p_customer for no key update;
  -- A customer who asks again while the platform is away means the same account.
  select a.id into new_id from account.account a
  where a.customer_id = p_customer and a.kind = 'mt5' and a.status = 'pending' and a.level = p_level and a.currency = p_currency
    and (a.reported_pending or a.created_at < now() - interval '10 seconds')
  order by a.id limit 1;
  if found then
    return kernel.keep(p_scope, p_key, jsonb_build_object('id', new_id::text));
  end if;
  perform customer.refuse_paused(p_customer);
  if p_refusal is not null then
    perform kernel.fail(p_refusal, p_refusal_values);
  end if;
  perform kernel.act_as('customer:' || p_customer);
  if (select count(*) from account.account
      where customer_id = p_customer and kind = 'mt5' and status in ('pending', 'open')) >= p_max then
    perform kernel.fail('account.limit', jsonb_build_object('max', p_max));
  end if;
  new_id := nextval(pg_get_serial_sequence('account.account', 'id'));
  insert into ledger.account (owner_id, kind, ref, currency, class)
  values (p_customer, 'mt5', new_id::text, p_currency, 'limited') returning id into money_ledger;
  insert into ledger.account (owner_id, kind, ref, currency, class)
  values (p_customer, 'credit', new_id::text, p_currency, 'limited') returning id into credit_ledger;
  insert into account.account (id, customer_id, kind, level, currency, mt5_group, nickname, leverage, level_leverage, first_minimum,
                               status, ledger_id, credit_ledger_id)
  overriding system value
  values (new_id, p_customer, 'mt5', p_level, p_currency, p_group, p_nickname, p_leverage, p_level_leverage, p_first_minimum,
          'pending', money_ledger, credit_ledger);
  insert into kernel.audit (actor, act, subject, after, request_id)
  values ('customer:' || p_customer, 'openMt5', 'account:' || new_id,
          jsonb_build_object('level', p_level, 'currency', p_currency, 'leverage', p_leverage, 'levelLeverage', p_level_leverage,
                             'firstMinimum', p_first_minimum), p_request);
  perform graphile_worker.add_job('account.finishOpening', json_build_object('accountId', new_id::text),
                                  run_at := now() + interval '60 seconds', job_key := 'account.finishOpening:' || new_id);
  return kernel.keep(p_scope, p_key, jsonb_build_object('id', new_id::text));
end $$;
