import type { Alert } from '@portal/contract/staff';
import type { Db } from '../../database/database';

interface AlertRow {
  kind: Alert['kind'];
  severity: Alert['severity'];
  since: Date | null;
  count: number | null;
  detail: string | null;
}

const parts = [
  `select 'payoutsStopped' as kind, 'high' as severity, since, null::int as count, reason as detail
   from kernel.payout_stop where released_at is null`,
  `select 'breaks', 'high', at, breaks, first
   from (select * from reconciliation.run order by id desc limit 1) last where breaks > 0`,
  // It runs each hour. A new installation has no run before the first hour has passed.
  `select 'reconciliationLate', 'medium', max(at), null, null from reconciliation.run having max(at) < now() - interval '2 hours'`,
  `select 'quarantine', 'high', min(opened_at), count(*)::int, null
   from account.quarantine where resolved_at is null having count(*) > 0`,
  `select 'jobsFailed', 'high', min(run_at), count(*)::int, string_agg(distinct task_identifier, ', ')
   from graphile_worker.jobs where attempts >= max_attempts having count(*) > 0`,
  `select 'jobsLate', 'medium', min(run_at), count(*)::int, string_agg(distinct task_identifier, ', ')
   from graphile_worker.jobs
   where run_at < now() - interval '1 minute' and locked_at is null and attempts < max_attempts having count(*) > 0`,
  `select 'creditsUnsent', 'high', min(j.created_at), count(*)::int, null
   from account.platform_outbox o join ledger.journal j on j.id = o.ticket
   where j.created_at < now() - interval '1 minute' having count(*) > 0`,
  // The job tries each again and again; what lasts is refused by the platform or was never asked.
  `select 'openingsWaiting', 'high', min(created_at), count(*)::int, null from account.account
   where status = 'pending' and created_at < now() - interval '15 minutes' having count(*) > 0`,
  `select 'codesStopped', 'high', since, refused, null from kernel.code_stop where last_at > now() - interval '10 minutes'`,
  `select case party when 'channel' then 'channelDown' when 'sms' then 'smsUnsent' else 'emailUnsent' end, 'high', since,
          failures, error
   from kernel.outage where until is null`,
  `select 'eventsChanged', 'high', min(first_at), count(*)::int, string_agg(event_id, ', ' order by last_at desc)
   from (select * from deposit.changed_event where last_at > now() - interval '3 days' order by last_at desc limit 20) latest
   having count(*) > 0`,
  `select 'customersFroze', 'high', min(since), count(distinct customer_id)::int, null
   from customer.freeze where actor = 'customer:' || customer_id and lifted_at is null having count(*) > 0`,
];

/** The alerts that the database knows. */
export async function recordedAlerts(db: Db): Promise<Alert[]> {
  const rows = await db.rows<AlertRow>('staff.alerts', parts.join(' union all '));
  return rows.map(({ kind, severity, since, count, detail }) => ({
    kind,
    severity,
    since: since?.toISOString(),
    count: count ?? undefined,
    detail: detail ?? undefined,
  }));
}
