create or replace function identity.approvals(c identity.bank_card) returns jsonb language sql immutable as $$
  select jsonb_build_object('status', c.status, 'approval', c.approval, 'nameApproval', c.name_approval,
                            'imageApproval', c.image_approval)
$$;
