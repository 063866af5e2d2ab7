-- Stores the URL of the channel's payment page in the draft and in the stored response, once the channel has accepted the order.
create or replace function deposit.opened(p_scope text, p_key text, p_pno text, p_pay_url text) returns jsonb language plpgsql as $$
declare
  d deposit.draft;
begin
  update deposit.draft set pay_url = p_pay_url where pno = p_pno returning * into d;
  return kernel.keep(p_scope, p_key, deposit.draft_json(d));
end $$;
