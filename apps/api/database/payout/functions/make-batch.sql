-- Makes a batch of payouts. Fails with staff.stopped while payouts are stopped, with staff.ownCustomer if one is of p_own, the
-- member's own customer account, and with staff.batchEmpty if one can no longer be paid. The caller has written the file from the same rows.
create or replace function payout.make_batch(
  p_number text, p_format text, p_profile text, p_pnos text[], p_file bytea, p_actor text, p_own bigint, p_request text, p_address text
) returns void language plpgsql as $$
declare
  v_total bigint;
  v_items int;
begin
  perform kernel.act_as(p_actor);
  if exists (select from kernel.payout_stop where released_at is null) then
    perform kernel.fail('staff.stopped');
  end if;
  perform from payout.proposal where pno = any (p_pnos) order by pno for no key update;
  if exists (select from payout.proposal where pno = any (p_pnos) and customer_id = p_own) then
    perform kernel.fail('staff.ownCustomer');
  end if;
  select count(*), sum(pay_amount) into v_items, v_total from payout.batchable() where pno = any (p_pnos);
  if v_items = 0 or v_items <> cardinality(p_pnos) then
    perform kernel.fail('staff.batchEmpty');
  end if;
  insert into payout.batch (number, format, profile, items, total, file, status, made_by)
  values (p_number, p_format, p_profile, v_items, v_total, p_file, 1, p_actor);
  insert into payout.batch_item (batch, pno) select p_number, unnest(p_pnos);
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'batch.make', 'batch:' || p_number, jsonb_build_object('items', v_items, 'total', v_total), p_request, p_address);
end $$;
