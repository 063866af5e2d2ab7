-- Proposes an agreement with the customer who has the phone of an approved application, once per idempotency key. Returns its id.
-- Fails with staff.unknown, staff.introducerCustomer, staff.ownCustomer, staff.agreementMonth, staff.agreementDocument and
-- staff.agreementWaits.
create or replace function recommend.propose_agreement(
  p_scope text, p_key text, p_hash bytea, p_application bigint, p jsonb, p_actor text, p_own bigint, p_request text, p_address text
) returns bigint language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  a recommend.introducer_application;
  v_introducer bigint;
  v_from date := (p ->> 'from')::date;
  v_id bigint;
begin
  if answer is not null then
    return (answer ->> 'id')::bigint;
  end if;
  perform kernel.act_as(p_actor);
  select * into a from recommend.introducer_application where id = p_application and status = 1;
  if a.id is null then
    perform kernel.fail('staff.unknown');
  end if;
  v_introducer := recommend.introducer_of(a);
  if v_introducer is null then
    perform kernel.fail('staff.introducerCustomer');
  end if;
  perform customer.lock_for_staff(v_introducer, p_own);
  -- The month of the application is the earliest: the introducer was not one before. A computed month keeps its agreement.
  if v_from < reports.month_of(a.created_at) or v_from > reports.month_of(now()) + interval '1 year'
    or exists (select from recommend.agreement 
               where introducer_id = v_introducer and status in (2, 4, 5) and from_month >= v_from
                 and coalesce(until_month, 'infinity') > from_month)
    or exists (select from recommend.commission where introducer_id = v_introducer and month >= v_from) then
    perform kernel.fail('staff.agreementMonth', '{}', '{from}');
  elsif not exists (select from common.document where id = p ->> 'documentId' and uploaded_by = p_actor) then
    perform kernel.fail('staff.agreementDocument', '{}', '{documentId}');
  elsif exists (select from recommend.agreement where introducer_id = v_introducer and status = 1) then
    perform kernel.fail('staff.agreementWaits');
  end if;
  insert into recommend.agreement
    (application_id, introducer_id, version, from_month, tiers, document_id, status, proposed_by)
  select a.id, v_introducer, coalesce(max(version), 0) + 1, v_from, p -> 'tiers', p ->> 'documentId', 1, p_actor
  from recommend.agreement where introducer_id = v_introducer
  returning id into v_id;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'agreement.propose', 'agreement:' || v_id, p || jsonb_build_object('introducer', v_introducer::text), p_request, p_address);
  perform kernel.keep(p_scope, p_key, jsonb_build_object('id', v_id));
  return v_id;
end $$;
