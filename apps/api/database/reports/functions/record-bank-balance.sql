-- Records the balance of a bank account at the end of a day. p_balance: {account, currency, day, amount, reference, reason, version}; the
-- version is the one that the member has seen, 0 for none. Fails with staff.bankBalance if there is a newer one.
create or replace function reports.record_bank_balance(
  p_balance jsonb, p_actor text, p_request text, p_address text
) returns reports.bank_balance language plpgsql as $$
declare
  b reports.bank_balance := jsonb_populate_record(null::reports.bank_balance, p_balance);
  before reports.bank_balance;
begin
  if b.day > (now() at time zone 'Asia/Shanghai')::date then
    perform kernel.fail('staff.futureDay', fields => array['day']);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('reports.bank_balance ' || b.account, 0));
  select * into before from reports.bank_balance o
  where (o.account, o.currency, o.day) = (b.account, b.currency, b.day) order by o.version desc limit 1;
  if coalesce(before.version, 0) <> b.version then
    perform kernel.fail('staff.bankBalance', fields => array['amount']);
  elsif before.version is not null and b.reason is null then
    perform kernel.fail('staff.bankReason', fields => array['reason']);
  end if;
  insert into reports.bank_balance (account, currency, day, version, amount, reference, reason, recorded_by)
  values (b.account, b.currency, b.day, b.version + 1, b.amount, b.reference, case when b.version > 0 then b.reason end, p_actor)
  returning * into b;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'report.bankBalance', 'bankBalance:' || b.day, to_jsonb(before), to_jsonb(b), p_request, p_address);
  return b;
end $$;
