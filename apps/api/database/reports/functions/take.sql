-- Imports records of one login. Called by gateways of release 1.0.0.
create or replace function reports.take(p_login text, p_deals jsonb, p_orders jsonb) returns void language sql as $$
  select reports.take_all(jsonb_build_array(jsonb_build_object('login', p_login, 'deals', p_deals, 'orders', p_orders)))
$$;
