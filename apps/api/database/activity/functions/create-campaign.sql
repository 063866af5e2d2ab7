-- Creates a campaign, once per idempotency key. Returns {id}.
create or replace function activity.create_campaign(
  p_scope text, p_key text, p_hash bytea, p_title text, p_coupon text, p_amount bigint, p_min bigint, p_budget bigint, p_days int,
  p_from timestamptz, p_until timestamptz, p_new boolean, p_actor text, p_request text, p_address text
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  c activity.campaign;
begin
  if answer is not null then
    return answer;
  end if;
  insert into activity.campaign (title, coupon, amount, min_deposit, budget, days, runs_from, runs_until, new_customers, made_by)
  values (p_title, p_coupon, p_amount, p_min, p_budget, p_days, p_from, p_until, p_new, p_actor) returning * into c;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'promotion.create', 'promotion:' || c.id, to_jsonb(c), p_request, p_address);
  return kernel.keep(p_scope, p_key, jsonb_build_object('id', c.id));
end $$;
