-- Submitting and reviewing identity and bank cards. Staff and the automatic review take the same path: the decide functions.

-- Queues the automatic review; the job itself asks whether this installation reviews by itself.
-- Without a job key: adding under the key of a job that is being taken up at that moment can lose the new one.
create function identity.queue_review(p_kind text, p_id bigint, p_at timestamptz) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('identity.autoReview', json_build_object('kind', p_kind, 'id', p_id::text),
    run_at := p_at);
end $$;

create function identity.submit_identity(
  p_customer bigint, p_name text, p_sealed bytea, p_index bytea, p_mask text, p_front text, p_back text
) returns setof identity.identity language plpgsql as $$
declare
  i identity.identity;
begin
  perform kernel.act_as('customer:' || p_customer);
  perform from customer.customer where id = p_customer for no key update;
  select * into i from identity.identity where customer_id = p_customer for update;
  if i.status = 1 then
    perform kernel.fail('identity.approved');
  elsif i.status = 2 then
    perform kernel.fail('identity.submitted');
  elsif not common.owns_files(p_customer, array[p_front, p_back]) then
    perform kernel.fail('identity.file');
  end if;
  begin
    if i.id is null then
      insert into identity.identity (customer_id, chinese_name, id_sealed, id_index, id_mask, front_file_id, back_file_id, status)
      values (p_customer, p_name, p_sealed, p_index, p_mask, p_front, p_back, 2) returning * into i;
    else
      update identity.identity
      set chinese_name = p_name, id_sealed = p_sealed, id_index = p_index, id_mask = p_mask, front_file_id = p_front,
          back_file_id = p_back, status = 2, reason = null, submitted_at = now(), decided_at = null
      where id = i.id returning * into i;
    end if;
  exception when unique_violation then
    perform kernel.fail('identity.idTaken', '{}', '{idDocumentNumber}');
  end;
  perform identity.queue_review('identity', i.id, i.submitted_at + interval '3 seconds');
  return next i;
end $$;

create function identity.submit_card(
  p_customer bigint, p_bank text, p_sealed bytea, p_index bytea, p_mask text, p_province text, p_city text,
  p_branch text, p_file text, p_max int
) returns setof identity.bank_card language plpgsql as $$
declare
  i identity.identity;
  c identity.bank_card;
begin
  perform kernel.act_as('customer:' || p_customer);
  -- One submission of a customer at a time, so that the count below is true.
  perform from customer.customer where id = p_customer for no key update;
  select * into i from identity.identity where customer_id = p_customer and status in (1, 2);
  if i.id is null then
    perform kernel.fail('identity.required');
  elsif not common.owns_files(p_customer, array[p_file]) then
    perform kernel.fail('identity.file');
  elsif exists (select from identity.bank_card where number_index = p_index and status <> 3) then
    perform kernel.fail('identity.cardTaken', '{}', '{accountNumber}');
  elsif (select count(*) from identity.bank_card where customer_id = p_customer and status <> 3) >= p_max then
    perform kernel.fail('identity.cardLimit', jsonb_build_object('max', p_max));
  end if;
  begin
    insert into identity.bank_card (customer_id, bank_code, number_sealed, number_index, number_mask, holder, province, city,
                                    branch, image_file_id)
    values (p_customer, p_bank, p_sealed, p_index, p_mask, i.chinese_name, p_province, p_city, p_branch, p_file)
    returning * into c;
  exception when unique_violation then
    perform kernel.fail('identity.cardTaken', '{}', '{accountNumber}');
  end;
  perform identity.queue_review('bank', c.id, c.created_at + interval '3 seconds');
  return next c;
end $$;

create function identity.check_decision(p_decision text, p_reason text) returns void language plpgsql as $$
begin
  if p_decision not in ('approve', 'refuse') then
    perform kernel.fail('staff.decision');
  elsif p_decision = 'refuse' and coalesce(trim(p_reason), '') = '' then
    perform kernel.fail('staff.reason');
  end if;
end $$;

create function identity.decide_identity(
  p_id bigint, p_decision text, p_reason text, p_actor text, p_request text default null, p_address text default null
) returns void language plpgsql as $$
declare
  i identity.identity;
  after_status smallint := case p_decision when 'approve' then 1 else 3 end;
begin
  perform identity.check_decision(p_decision, p_reason);
  perform kernel.act_as(p_actor, p_reason);
  -- The customer first, as submit_identity does: two orders would be a deadlock.
  perform from customer.customer c
  where c.id = (select customer_id from identity.identity where id = p_id) for no key update;
  select * into i from identity.identity where id = p_id for update;
  if i.id is null then
    perform kernel.fail('staff.unknown');
  elsif i.status <> 2 then
    perform kernel.fail('staff.state');
  end if;
  update identity.identity
  set status = after_status, reason = case when after_status = 3 then p_reason end, decided_at = now()
  where id = p_id;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'review.identity', 'identity:' || p_id, jsonb_build_object('status', i.status),
          jsonb_strip_nulls(jsonb_build_object('status', after_status, 'reason', p_reason)), p_request, p_address);
  if after_status = 1 then
    update customer.customer set chinese_name = i.chinese_name, id_mask = i.id_mask where id = i.customer_id;
    perform message.leave(i.customer_id, 'identity.approved', '身份认证已通过',
      '您的身份资料已通过审核。', '/user-center/deposit-guide');
    -- Their cards waited for the verified name.
    perform identity.queue_review('bank', c.id, greatest(now(), c.created_at + interval '3 seconds'))
    from identity.bank_card c where c.customer_id = i.customer_id and c.status = 2;
  else
    perform message.leave(i.customer_id, 'identity.refused', '身份认证未通过',
      '您的身份资料未通过审核，原因：' || rtrim(p_reason, '。. ') || '。请修改后重新提交。', '/user-center/deposit-guide');
  end if;
end $$;

-- Decides one of a card's approvals, or (p_approval null) all that still wait.
create function identity.decide_bank(
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
  -- Only a verified name can be the holder's; the picture may be judged before.
  if decided = 1 and p_approval is distinct from 'imageApproval'
    and not exists (select from identity.identity where customer_id = c.customer_id and status = 1) then
    perform kernel.fail('staff.identityFirst');
  end if;
  update identity.bank_card set
    approval = case when coalesce(p_approval, 'approval') = 'approval' and approval = 2 then decided else approval end,
    name_approval = case when coalesce(p_approval, 'nameApproval') = 'nameApproval' and name_approval = 2
      then decided else name_approval end,
    image_approval = case when coalesce(p_approval, 'imageApproval') = 'imageApproval' and image_approval = 2
      then decided else image_approval end,
    reason = case when decided = 3 then p_reason end,
    decided_at = now()
  where id = p_id returning * into after_card;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'review.bank', 'bank:' || p_id, identity.approvals(c),
          jsonb_strip_nulls(identity.approvals(after_card) || jsonb_build_object('reason', p_reason)), p_request, p_address);
  if after_card.status = 1 then
    perform message.leave(c.customer_id, 'bank.approved', '银行卡已通过审核',
      '银行卡 ' || c.number_mask || ' 已通过审核，可用于出金。', '/user-center/acctInfo');
  elsif after_card.status = 3 then
    perform message.leave(c.customer_id, 'bank.refused', '银行卡未通过审核',
      '银行卡 ' || c.number_mask || ' 未通过审核，原因：' || rtrim(p_reason, '。. ') || '。请核对后重新提交。', '/user-center/deposit-guide');
  end if;
end $$;

create function identity.approvals(c identity.bank_card) returns jsonb language sql immutable as $$
  select jsonb_build_object('status', c.status, 'approval', c.approval, 'nameApproval', c.name_approval,
                            'imageApproval', c.image_approval)
$$;

-- What the way to the first deposit has come to outside this domain. 0 none, 1 open, 2 being opened.
create function identity.progress(p_customer bigint, out email text, out mt5 smallint, out deposited boolean)
language sql stable as $$
  select c.email,
         coalesce((select min(case a.status when 'open' then 1 else 2 end)::smallint from account.account a
                   where a.customer_id = c.id and a.kind = 'mt5' and a.status in ('open', 'pending')), 0::smallint),
         exists (select from deposit.draft d where d.customer_id = c.id and d.status = 'paid')
  from customer.customer c where c.id = p_customer
$$;

-- What the books say of every open MT5 account: to be held against the platform. USD cents.
create function account.platform_books() returns table (login text, balance bigint, credit bigint)
language sql stable as $$
  select a.login, b.posted, coalesce(c.posted, 0)
  from account.account a
  join ledger.account b on b.id = a.ledger_id
  left join ledger.account c on c.id = a.credit_ledger_id
  where a.kind = 'mt5' and a.status = 'open' and a.login is not null
  order by a.login
$$;
