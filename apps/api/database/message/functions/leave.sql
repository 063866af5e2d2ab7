-- Leaves a message for a customer, in the transaction of the event that it reports, and gives it to the outbox for the carriers by which its
-- kind goes to this customer. The parameters of each kind: apps/api/src/core/messages/message-params.ts. `p_former`: a phone with its nation
-- code or an e-mail address that the customer had until this event. News from an imported past stay in the portal.
create or replace function message.leave(
  p_customer bigint, p_kind text, p_params jsonb default '{}', p_href text default null, p_former text default null
) returns void language plpgsql as $$
declare
  v_message bigint;
begin
  -- A job may end after its customer was closed. The lock waits for a closing that is under way.
  perform from customer.customer where id = p_customer for key share;
  insert into message.message (customer_id, kind, params, href)
  select p_customer, p_kind, p_params, p_href
  where message.outlives_closing(p_kind)
    or not exists (select from customer.customer where id = p_customer and closed_at is not null)
  returning id into v_message;
  if v_message is null or kernel.clock() < now() - interval '1 day' then
    return;
  end if;
  with added as (
    insert into message.outgoing (message_id, medium, target)
    select v_message, r.medium, r.target from message.recipients(p_customer, p_former) r
    where r.medium in (select c.medium from message.choices(p_customer) c where c.kind = p_kind and c.enabled)
    returning id, medium)
  -- Codes have priority 0.
  select count(graphile_worker.add_job(message.job_of(a.medium), json_build_object('id', a.id::text), job_key := 'message:' || a.id,
    priority := 10))
  into v_message from added a;
end $$;
