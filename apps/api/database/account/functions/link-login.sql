-- Links a login that exists on the platform to a customer and opens its balance and credit by one opening entry. Both are the
-- platform's at p_since: records from then on are imported. Returns the outcome: linked, exists (already this customer's), taken
-- (another customer's). A repeat changes nothing.
create or replace function account.link_login(
  p_customer bigint, p_login text, p_level text, p_currency text, p_group text, p_leverage int, p_balance bigint, p_credit bigint,
  p_since timestamptz, p_actor text, p_request text default null, p_address text default null
) returns text language plpgsql as $$
declare
  owner bigint;
  new_id bigint := nextval(pg_get_serial_sequence('account.account', 'id'));
  money_ledger bigint;
  credit_ledger bigint;
  house bigint := ledger.house('opening', p_currency);
  moves jsonb;
begin
  perform from customer.customer where id = p_customer for no key update;
  -- Two who link the same login come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('account.link_login', p_login::bigint));
  select customer_id into owner from account.account where login = p_login;
  if owner is not null then
    return case when owner = p_customer then 'exists' else 'taken' end;
  end if;
  perform kernel.act_as(p_actor);
  insert into ledger.account (owner_id, kind, ref, currency, class)
  values (p_customer, 'mt5', new_id::text, p_currency, 'limited') returning id into money_ledger;
  insert into ledger.account (owner_id, kind, ref, currency, class)
  values (p_customer, 'credit', new_id::text, p_currency, 'limited') returning id into credit_ledger;
  insert into account.account (id, customer_id, kind, level, currency, login, mt5_group, leverage, status, requested_at, ledger_id,
                               credit_ledger_id, records_from)
  overriding system value
  values (new_id, p_customer, 'mt5', p_level, p_currency, p_login, p_group, p_leverage, 'open', now(), money_ledger, credit_ledger, p_since)
  on conflict (login) do nothing;
  if not found then
    return 'taken';
  end if;
  moves := account.platform_moves(new_id, 'settlement', p_balance, house)
        || account.platform_moves(new_id, 'credit', p_credit, house);
  if moves <> '[]' then
    perform ledger.post('opening', 'account', new_id::text, p_actor, 'opening', moves);
  end if;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'linkLogin', 'account:' || new_id,
          jsonb_build_object('login', p_login, 'customer', p_customer, 'balance', p_balance, 'credit', p_credit, 'since', p_since),
          p_request, p_address);
  return 'linked';
end $$;
