-- Leaves a message for a customer. The parameters of each kind: apps/api/src/core/messages/message-params.ts.
create or replace function message.leave(p_customer bigint, p_kind text, p_params jsonb default '{}', p_href text default null)
returns void language sql as $$
  insert into message.message (customer_id, kind, params, href) values (p_customer, p_kind, p_params, p_href)
$$;
