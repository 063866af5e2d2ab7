-- Decides one approval of a bank card, or all open approvals if p_approval is null. A number that is approved for another customer is
-- refused until that approval is revoked: staff.duplicateCard.
create or replace function identity.decide_bank(
  p_id bigint, p_decision text, p_approval text, p_reason text, p_actor text,
  p_request text default null, p_address text default null
) returns void language plpgsql as $$
declare
  c identity.bank_card;
  after_card identity.bank_card;
  decided smallint := case p_decision when 'approve' then 1 else 3 end;
begin
  perform identity.check_decision(p_decision, p_reason);
  if p_approval not in ('approval', 'nameApproval', 'imageApproval') then
    perform kernel.fail('staff.decision');
  end if;
  perform kernel.act_as(p_actor, p_reason);
  select * into c from identity.bank_card where id = p_id for update;
  if c.id is null then
    perform kernel.fail('staff.unknown');
  elsif c.status <> 2
    or (case p_approval when 'approval' then c.approval when 'nameApproval' then c.name_approval
                        when 'imageApproval' then c.image_approval else 2 end) <> 2 then
    perform kernel.fail('staff.state');
  end if;
  -- The holder's name can be approved only against a verified name. The image can be approved before.
  if decided = 1 and p_approval is distinct from 'imageApproval'
    and not exists (select from identity.identity where customer_id = c.customer_id and status = 1) then
    perform kernel.fail('staff.identityFirst');
  end if;
  -- The card has the name of its customer as of its submission; another identity may have been approved since.
  if decided = 1 and p_approval is distinct from 'imageApproval' and not exists (
    select from identity.identity where customer_id = c.customer_id and chinese_name = c.holder) then
    perform kernel.fail('staff.cardHolder');
  end if;
  -- The unique index decides between two approvals at once.
  if decided = 1 and exists (
    select from identity.bank_card where number_index = c.number_index and customer_id <> c.customer_id and status = 1) then
    perform kernel.fail('staff.duplicateCard');
  end if;
  begin
    update identity.bank_card set
      approval = case when coalesce(p_approval, 'approval') = 'approval' and approval = 2 then decided else approval end,
      name_approval = case when coalesce(p_approval, 'nameApproval') = 'nameApproval' and name_approval = 2
        then decided else name_approval end,
      image_approval = case when coalesce(p_approval, 'imageApproval') = 'imageApproval' and image_approval = 2
        then decided else image_approval end,
      reason = case when decided = 3 then p_reason end,
      decided_at = now()
    where id = p_id returning * into after_card;
  exception when unique_violation then
    perform kernel.fail('staff.duplicateCard');
  end;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'review.bank', 'bank:' || p_id, identity.approvals(c),
          jsonb_strip_nulls(identity.approvals(after_card) || jsonb_build_object('reason', p_reason)), p_request, p_address);
  if after_card.status = 1 then
    perform message.leave(c.customer_id, 'bank.approved', jsonb_build_object('card', c.number_mask), '/user-center/acctInfo');
  elsif after_card.status = 3 then
    perform message.leave(c.customer_id, 'bank.refused', jsonb_build_object('card', c.number_mask, 'reason', p_reason),
                          '/user-center/deposit-guide');
  end if;
end $$;
