-- Cancels a bank withdrawal of the customer that is still in review. A repeat under the same key returns the first response.
create or replace function withdraw.cancel(p_scope text, p_key text, p_hash bytea, p_customer bigint, p_pno text, p_request text)
returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  p payout.proposal;
begin
  if answer is not null then
    return answer;
  end if;
  p := payout.cancel('bank', p_customer, p_pno, p_request);
  return kernel.keep(p_scope, p_key, withdraw.json(p));
end $$;
