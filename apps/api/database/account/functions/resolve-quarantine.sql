-- Proposes a resolution of a quarantine, or carries out the one that another staff member has proposed: `import` reads all records
-- of the account again, `correct` posts the difference so that the ledger follows the platform, `accept` leaves the difference as
-- it is. The caller has just updated the figures. Fails with staff.changed if the ledger has moved since.
create or replace function account.resolve_quarantine(
  p_id bigint, p_resolution text, p_actor text, p_request text default null, p_address text default null
) returns account.quarantine language plpgsql as $$
declare
  q account.quarantine;
  a account.account;
  confirmed boolean;
begin
  select * into q from account.quarantine where id = p_id for update;
  if q.id is null then
    perform kernel.fail('staff.unknown');
  elsif q.resolved_at is not null then
    perform kernel.fail('staff.state');
  elsif q.found_balance is null and p_resolution <> 'import' then
    perform kernel.fail('staff.decision');
  end if;
  select * into strict a from account.account where id = q.account_id;
  confirmed := q.proposal is not distinct from p_resolution;
  if confirmed then
    perform staff.require_second(q.proposed_by, p_actor);
  end if;
  if not confirmed then
    update account.quarantine set proposal = p_resolution, proposed_by = p_actor where id = q.id returning * into q;
  elsif p_resolution = 'import' then
    update account.quarantine set proposal = null, proposed_by = null where id = q.id returning * into q;
    perform graphile_worker.add_job('reports.import', json_build_object('login', a.login, 'since', a.created_at),
                                    queue_name := 'reports.import');
    perform graphile_worker.add_job('staff.prove', run_at := now() + interval '5 seconds');
  else
    perform from ledger.account l
    where l.id in (a.ledger_id, a.credit_ledger_id) or l.owner_id = a.customer_id and l.kind = 'debt' and l.ref = a.id::text
    order by l.id for no key update;
    if not exists (select from account.platform_expected() p where p.login = a.login and p.balance = q.balance and p.credit = q.credit) then
      perform kernel.fail('staff.changed');
    end if;
    if p_resolution = 'correct' then
      perform account.post_deal(a.id, 'Q' || q.id, 'settlement', q.found_balance - q.balance,
                                jsonb_build_object('trading:correction', q.found_balance - q.balance));
      perform account.post_deal(a.id, 'Q' || q.id || 'C', 'credit', q.found_credit - q.credit,
                                jsonb_build_object('trading:credit', q.found_credit - q.credit));
    end if;
    update account.quarantine set resolution = p_resolution, resolved_by = p_actor, resolved_at = now()
    where id = q.id returning * into q;
    update reconciliation.break set closed_at = now(), resolution = p_resolution, resolved_by = array[q.proposed_by, p_actor]
    where quarantine_id = q.id and closed_at is null;
  end if;
  insert into kernel.audit (actor, act, subject, after, request_id, address)
  values (p_actor, 'quarantine.' || case when confirmed then 'confirm' else 'propose' end, 'quarantine:' || q.id,
          to_jsonb(q) || jsonb_build_object('decision', p_resolution), p_request, p_address);
  return q;
end $$;
