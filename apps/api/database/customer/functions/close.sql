-- Closes a customer for good. Kept for the brand's years, because the law on money laundering requires it: name, phone, identity, cards,
-- documents, consents, ledger, messages about payments, and the audit log (customer.erase ends that). Erased: password, second factors, e-mail, address, occupation, nickname, campaign,
-- devices and addresses of logins, other messages, choices about messages, risk profile, answers to the questionnaire. The customer is told
-- by SMS and mail; message.done erases the address afterwards. Fails with staff.customer, staff.ownCustomer, staff.state (closed already)
-- and staff.closeMoney.
create or replace function customer.close(
  p_customer bigint, p_reason text, p_actor text, p_own bigint, p_request text, p_address text
) returns timestamptz language plpgsql as $$
declare
  c customer.customer;
begin
  perform kernel.act_as(p_actor, p_reason);
  select * into c from customer.customer where id = p_customer for update;
  if c.id is null then
    perform kernel.fail('staff.customer');
  elsif c.id = p_own then
    perform kernel.fail('staff.ownCustomer');
  elsif c.closed_at is not null then
    perform kernel.fail('staff.state');
  end if;
  -- With the customer's lock and those of the ledger accounts nothing can be submitted or credited meanwhile.
  perform from account.account a join ledger.account l on l.id in (a.ledger_id, a.credit_ledger_id)
  where a.customer_id = p_customer order by l.id for update of l;
  if exists (select from customer.open_items(p_customer)) then
    perform kernel.fail('staff.closeMoney');
  end if;
  -- What waits for a decision ends with the customer, and leaves the queues.
  update identity.identity set status = 3, reason = p_reason, decided_at = now() where customer_id = p_customer and status = 2;
  update identity.bank_card set approval = 3, reason = p_reason, decided_at = now() where customer_id = p_customer and status = 2;
  update identity.task set status = 4, reason = p_reason, decided_by = p_actor, decided_at = now()
  where customer_id = p_customer and status in (1, 2);
  update customer.phone_change set status = 4, decided_at = now() where customer_id = p_customer and status = 2;
  update account.link_request set status = 3, reason = p_reason, decided_at = now() where customer_id = p_customer and status = 2;
  delete from message.delivery where target = any (message.targets(p_customer)) or customer_id = p_customer;
  delete from message.outgoing o using message.message m where m.id = o.message_id and m.customer_id = p_customer;
  delete from message.message where customer_id = p_customer and not message.outlives_closing(kind);
  delete from customer.session where customer_id = p_customer;
  -- While the address is there, and no longer a device that has signed in.
  perform message.leave(p_customer, 'customer.closing', jsonb_build_object('event', 'closed'));
  update customer.customer
  set password_hash = null, nickname = null, email = null, province = null, city = null, address = null, occupation = null,
      wanted_level = null, track = null, closed_at = now()
  where id = p_customer returning * into c;
  update customer.closing_request set status = 4, decided_by = p_actor, decided_at = now()
  where customer_id = p_customer and status = 1;
  update customer.closing_request set reason = null where customer_id = p_customer;
  delete from customer.reset_ticket where customer_id = p_customer;
  delete from customer.factor where customer_id = p_customer;
  delete from customer.recovery_code where customer_id = p_customer;
  delete from customer.factor_step where customer_id = p_customer;
  delete from customer.factor_reset where customer_id = p_customer;
  update customer.login_record set device = '', address = '', track = null where customer_id = p_customer;
  update customer.consent set address = '' where customer_id = p_customer;
  delete from kernel.verify_code where customer_id = p_customer or target = c.nation_code || c.mobile_phone;
  delete from identity.appropriateness where customer_id = p_customer;
  delete from customer.profile where customer_id = p_customer;
  delete from message.preference where customer_id = p_customer;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'customer.close', 'customer:' || p_customer, jsonb_build_object('reason', p_reason), p_request, p_address);
  return c.closed_at;
end $$;
