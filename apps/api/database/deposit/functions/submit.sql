-- The second step of a submission, after the channel has taken the order: makes the draft, once per idempotency key. Everything is
-- checked again, because others may have submitted meanwhile. Fails with the codes of the call.
create or replace function deposit.submit(
  p_scope text, p_key text, p_hash bytea, p_pno text, p_pay_url text, p_terms jsonb
) returns jsonb language plpgsql as $$
declare
  answer jsonb := kernel.claim(p_scope, p_key, p_hash);
  o deposit.opening;
  d deposit.draft;
begin
  if answer is not null then
    return answer;
  end if;
  select * into strict o from deposit.opening where pno = p_pno for no key update;
  select * into d from deposit.draft where pno = p_pno;
  if d.pno is null then
    perform deposit.refuse_submit(o, p_terms);
    d := deposit.make_draft(o, p_pay_url);
  end if;
  return kernel.keep(p_scope, p_key, deposit.draft_json(d));
end $$;
