-- Erases of a closed customer what was kept because the law required it, once those years are over: identity, cards, addresses, phones, names,
-- pictures, messages, consents, notes and cases, and what entries of the trail say. Documents of money stay without whom they were for, so that
-- the ledger adds up; emptied entries of the audit log leave their hash to the chain. What has a time of its own is deleted by
-- core/retention. A card or address that was paid to stays as an empty row: p_number and p_hash are those of an empty number. Does
-- nothing where there is nothing to erase any longer, or it is still needed.
create or replace function customer.erase(p_customer bigint, p_years int, p_number bytea, p_hash bytea) returns void language plpgsql as $$
declare
  v_before timestamptz := now() - make_interval(years => p_years);
  v_name text := 'customer:' || p_customer;
  v_machines text[];
  v_ids text[];
  v_subjects text[];
  v_entry bigint;
  v_entries bigint;
  c customer.customer;
begin
  -- The caller has locked the customer.
  select * into c from customer.customer where id = p_customer;
  if c.closed_at is null or c.closed_at >= v_before or c.erased_at is not null
    or exists (select from customer.still_needed(p_customer, v_before)) then
    return;
  end if;
  perform kernel.act_as('system');
  perform set_config('app.erasing', 'on', true);

  -- What the trail is about: each document of the customer, by its machine and by the name that the audit log has for it.
  select array_agg(v.machine), array_agg(v.id), array_agg(v.subject) into v_machines, v_ids, v_subjects from (
    select 'identity' as machine, id::text as id, 'identity:' || id as subject from identity.identity where customer_id = p_customer
    union all select 'bank_card', id::text, 'bank:' || id from identity.bank_card where customer_id = p_customer
    union all select 'phone_change', id::text, 'phone:' || id from customer.phone_change where customer_id = p_customer
    union all select 'closing', id::text, v_name from customer.closing_request where customer_id = p_customer
    union all select 'task', id::text, 'task:' || id from identity.task where customer_id = p_customer
    union all select 'case', id::text, 'case:C' || id from support.suspicious_case where customer_id = p_customer
    union all select 'payout', pno, 'payout:' || pno from payout.proposal where customer_id = p_customer
    union all select 'transfer', tno, 'transfer:' || tno from transfer.transfer where customer_id = p_customer
    union all select 'deposit', pno, 'deposit:' || pno from deposit.draft where customer_id = p_customer
    union all select 'suspense', s.id::text, 'suspense:' || s.number from deposit.suspense s join deposit.draft d using (pno)
      where d.customer_id = p_customer
    union all select 'account', id::text, 'account:' || id from account.account where customer_id = p_customer
    union all select 'adjustment', j.number, 'adjustment:' || j.number from account.adjustment j join account.account a on a.id = j.account_id
      where a.customer_id = p_customer
    union all select 'quarantine', q.id::text, 'quarantine:' || q.id from account.quarantine q join account.account a on a.id = q.account_id
      where a.customer_id = p_customer
    union all select 'link', id::text, 'link:' || id from account.link_request where customer_id = p_customer
    union all select 'coinAddress', id::text, 'coinAddress:' || id from coin.address where customer_id = p_customer
    union all select 'agreement', id::text, 'agreement:' || id from recommend.agreement where introducer_id = p_customer
    union all select 'introducer', application_id::text, 'introducer:' || application_id from recommend.agreement where introducer_id = p_customer
    union all select 'commission', id::text, 'commission:' || id from recommend.commission where introducer_id = p_customer
    -- What was deleted before, above all tickets.
    union all select split_part(subject, ':', 1), ltrim(split_part(subject, ':', 2), 'K'), subject from kernel.audit
      where actor = v_name and subject not like 'customer:%'
    union all select 'ticket', ltrim(split_part(subject, ':', 2), 'K'), subject from kernel.audit
      where act = 'ticket.write' and after ->> 'customer' = p_customer::text
    union all select 'customer', p_customer::text, v_name) v;
  update kernel.status_event e set reason = null from unnest(v_machines, v_ids) d (machine, id)
  where e.machine = d.machine and e.doc_id = d.id and e.reason is not null;

  update payout.proposal set reason = null, tx_hash = null, reference = null where customer_id = p_customer;
  update payout.batch_item i set bank_reference = null, reason = case when i.reason is not null then '' end
  from payout.proposal p where p.pno = i.pno and p.customer_id = p_customer;
  update deposit.channel_event e set raw = '' from deposit.draft d where d.customer_id = p_customer and e.pno = d.pno and e.raw <> '';
  update deposit.suspense s set reason = null, refund_failure = null from deposit.draft d where d.customer_id = p_customer and s.pno = d.pno;
  update deposit.draft set pay_url = null where customer_id = p_customer;
  update account.adjustment j set reason = '', refusal = null from account.account a where a.id = j.account_id and a.customer_id = p_customer;
  update account.account set nickname = null where customer_id = p_customer;
  delete from account.link_request where customer_id = p_customer;

  delete from identity.identity where customer_id = p_customer;
  delete from identity.bank_card b
  where customer_id = p_customer and not exists (select from payout.proposal p where p.card_id = b.id);
  -- Status 3: several empty numbers are no fault.
  update identity.bank_card
  set number_encrypted = p_number, number_index = p_hash, number_mask = '', holder = '', province = '', city = '', branch = '',
      image_file_id = '', reason = null, approval = 3
  where customer_id = p_customer;
  delete from coin.address a
  where customer_id = p_customer and not exists (select from payout.proposal p where p.address_id = a.id);
  update coin.address set address = '#' || id, label = '', removed_at = coalesce(removed_at, now()) where customer_id = p_customer;
  delete from identity.task where customer_id = p_customer;
  delete from common.file where customer_id = p_customer;
  delete from common.upload_day where customer_id = p_customer;

  delete from message.message where customer_id = p_customer;
  delete from customer.consent where customer_id = p_customer;
  delete from customer.phone_change where customer_id = p_customer;
  delete from customer.freeze where customer_id = p_customer;
  delete from customer.own_limit where customer_id = p_customer;
  delete from customer.guardrail where customer_id = p_customer;
  delete from customer.closing_request where customer_id = p_customer;
  delete from staff.note where customer_id = p_customer;
  delete from support.case_note where case_id in (select id from support.suspicious_case where customer_id = p_customer);
  delete from support.suspicious_case where customer_id = p_customer;
  update recommend.introducer_application
  set chinese_name = '', mobile_phone = '', email = '', city = '', channel = '', note = null, track = null, address = '', reason = null
  where id in (select application_id from recommend.agreement where introducer_id = p_customer);
  delete from recommend.introducer_application p
  where mobile_phone = c.mobile_phone and not exists (select from recommend.agreement g where g.application_id = p.id);
  update recommend.agreement set refusal = case when refusal is not null then '' end, end_reason = case when end_reason is not null then '' end
  where introducer_id = p_customer;
  update recommend.commission set refusal = case when refusal is not null then '' end where introducer_id = p_customer;
  -- The phone is free again, and the invite code leads nowhere.
  update customer.customer
  set nation_code = '', mobile_phone = '#' || id, chinese_name = null, id_mask = null, invite_code = '#' || id, identity_status = 0,
      erased_at = now()
  where id = p_customer;

  -- The entry of the erasing has the hash of the entries that it empties.
  v_entry := nextval(pg_get_serial_sequence('kernel.audit', 'id'));
  update kernel.audit a set digest = ledger.audit_digest(a), erased_by = v_entry, before = null, after = null, address = null
  where (a.actor = v_name or a.subject = any (v_subjects)) and a.erased_by is null;
  get diagnostics v_entries = row_count;
  perform set_config('app.erasing', '', true);
  insert into kernel.audit (actor, act, subject, after, id) overriding system value
  values ('system', 'customer.erase', v_name,
          jsonb_build_object('years', p_years, 'entries', v_entries, 'digest', ledger.erased_digest(v_entry)), v_entry);
end $$;
