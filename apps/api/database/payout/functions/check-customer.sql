-- Fails if the customer may not request a payout: money frozen by staff, a debt to the house, identity or card not verified, cooling-off period after a change of phone,
-- password or e-mail, or payouts stopped. The reasons and their order are those of core/reasons/withdraw.ts. Locks the customer,
-- so that the caller's later counts are exact.
create or replace function payout.check_customer(p_customer bigint, p_cooling_hours int, p_card boolean) returns void language plpgsql as $$
declare
  cool_until timestamptz;
  owed bigint;
begin
  select secured_at + make_interval(hours => p_cooling_hours) into strict cool_until
  from customer.customer where id = p_customer for no key update;
  perform customer.refuse_frozen(p_customer);
  owed := account.owes(p_customer);
  if owed > 0 then
    perform kernel.fail('account.owes', jsonb_build_object('amount', ledger.money_text(owed, 'USD')));
  end if;
  if not exists (select from identity.identity where customer_id = p_customer and status = 1) then
    perform kernel.fail('withdraw.identity');
  end if;
  if p_card and not exists (select from identity.bank_card where customer_id = p_customer and status = 1) then
    perform kernel.fail('withdraw.bank');
  end if;
  if cool_until > now() then
    perform kernel.fail('withdraw.cooling', jsonb_build_object(
      'hours', p_cooling_hours, 'until', to_char(cool_until at time zone 'Asia/Shanghai', 'MM-DD HH24:MI')));
  end if;
  if exists (select from kernel.payout_stop where released_at is null) then
    perform kernel.fail('withdraw.stopped');
  end if;
end $$;
