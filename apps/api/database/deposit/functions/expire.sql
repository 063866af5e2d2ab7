-- Marks an unpaid draft as overdue after its expiry and notifies the customer.
create or replace function deposit.expire(p_pno text) returns void language plpgsql as $$
declare
  d deposit.draft;
begin
  perform kernel.act_as('system');
  update deposit.draft set status = 'overdue', closed_at = now()
  where pno = p_pno and status = 'unpaid' and expires_at <= now() returning * into d;
  if d.pno is null then
    return;
  end if;
  perform message.leave(d.customer_id, 'deposit.overdue', jsonb_build_object('pno', d.pno, 'amount', d.amount::text),
                        '/user-center/assets/deposit');
end $$;
