-- Records the platform's response. If the platform refuses to release the money, an open payout is refused too.
create or replace function payout.record_platform_outcome(p_pno text, p_outcome text, p_reason text default null) returns void language plpgsql as $$
declare
  p payout.proposal;
begin
  perform kernel.act_as('system:platform', p_reason);
  select * into strict p from payout.proposal where pno = p_pno for no key update;
  if p.platform = p_outcome or p.platform = 'returned' then
    return;
  end if;
  update payout.proposal set platform = p_outcome where pno = p_pno returning * into p;
  if p_outcome = 'refused' and p.status in (1, 2) then
    perform payout.release(p, 4::smallint, p_reason, 'system:platform');
  end if;
end $$;
