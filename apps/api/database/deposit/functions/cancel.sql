create or replace function deposit.cancel(
  p_scope text, p_key text, p_hash bytea, p_customer bigint, p_pno text
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  d deposit.draft;
begin
  if answer is not null then
    return answer;
  end if;
  perform kernel.act_as('customer:' || p_customer);
  select * into d from deposit.draft where pno = p_pno and customer_id = p_customer for no key update;
  if d.pno is null then
    perform kernel.fail('deposit.unknown');
  end if;
  if d.status <> 'unpaid' then
    perform kernel.fail('deposit.notUnpaid');
  end if;
  update deposit.draft set status = 'cancelled', closed_at = now() where pno = p_pno returning * into d;
  return kernel.keep(p_scope, p_key, deposit.draft_json(d));
end $$;
