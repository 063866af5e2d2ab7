-- Records what became of a refund that the channel was asked for. p_failure is why it was refused: the payment then waits again.
create or replace function deposit.end_refund(p_id bigint, p_failure text) returns void language plpgsql as $$
declare
  s deposit.suspense;
  v_actor text;
begin
  perform from deposit.suspense x join deposit.draft o using (pno) where x.id = p_id for no key update of o;
  select * into s from deposit.suspense where id = p_id and status = 5 for no key update;
  if s.id is null then
    return;
  end if;
  v_actor := 'channel:' || s.channel;
  perform kernel.act_as(v_actor, p_failure);
  if p_failure is not null then
    update deposit.suspense set status = 1, decided_by = null, decided_at = null, reason = null, refund_failure = p_failure where id = s.id;
    perform deposit.note_decided(s.pno);
  else
    update deposit.suspense set status = 3, refund_failure = null where id = s.id;
    perform deposit.leave_suspense(s, v_actor);
    perform message.leave(d.customer_id, 'deposit.refunded', jsonb_build_object('pno', d.pno), '/user-center/assets/deposit')
    from deposit.draft d where d.pno = s.pno;
  end if;
  insert into kernel.audit (actor, act, subject, before, after)
  values (v_actor, 'suspense.refunded', coalesce('deposit:' || s.pno, 'suspense:' || s.number), '{"status": 5}',
          jsonb_strip_nulls(jsonb_build_object('number', s.number, 'failure', p_failure)));
end $$;
