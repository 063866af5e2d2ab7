import type { Db } from '../../database/database';
import type { ConditionKind } from './conditions';
import type { OpenCondition } from './open-condition';

export const recordedKinds = [
  'payoutsStopped',
  'breaks',
  'reconciliationLate',
  'backupLate',
  'quarantine',
  'jobsFailed',
  'jobsLate',
  'creditsUnsent',
  'openingsWaiting',
  'messagesWaiting',
  'codesStopped',
  'channelDown',
  'smsDown',
  'emailDown',
  'eventsChanged',
  'customersFroze',
] as const satisfies readonly ConditionKind[];
type RecordedKind = (typeof recordedKinds)[number];

/** A row while a condition is met; `from` gives since, count and detail. */
const met = (kind: RecordedKind, from: string) => `select '${kind}' as kind, of_kind.* from (${from}) of_kind`;

const parts = [
  met(
    'payoutsStopped',
    `select since, null::int as count, reason as detail from kernel.payout_stop where released_at is null`,
  ),
  met(
    'breaks',
    `select at, breaks, first from (select * from reconciliation.run order by id desc limit 1) last where breaks > 0`,
  ),
  // It runs each hour. A new installation has no run before the first hour has passed.
  met(
    'reconciliationLate',
    `select max(at), null::int, null from reconciliation.run having max(at) < now() - interval '2 hours'`,
  ),
  // One a day, with two hours to make it. Who makes none with the portal's own command has no row.
  met(
    'backupLate',
    `select begun_at, null::int, null from kernel.last_backup where begun_at < now() - interval '26 hours'`,
  ),
  met(
    'quarantine',
    `select min(opened_at), count(*)::int, null from account.quarantine where resolved_at is null having count(*) > 0`,
  ),
  met(
    'jobsFailed',
    `
    select min(run_at), count(*)::int, string_agg(distinct task_identifier, ', ') from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null having count(*) > 0`,
  ),
  met(
    'jobsLate',
    `
    select min(run_at), count(*)::int, string_agg(distinct task_identifier, ', ') from graphile_worker.jobs
    where run_at < now() - interval '1 minute' and locked_at is null and attempts < max_attempts having count(*) > 0`,
  ),
  met(
    'creditsUnsent',
    `
    select min(j.created_at), count(*)::int, null from account.platform_outbox o join ledger.journal j on j.id = o.ticket
    where j.created_at < now() - interval '1 minute' having count(*) > 0`,
  ),
  // The job tries each again and again; what lasts is refused by the platform or was never asked.
  met(
    'openingsWaiting',
    `
    select min(created_at), count(*)::int, null from account.account
    where status = 'pending' and created_at < now() - interval '15 minutes' having count(*) > 0`,
  ),
  met(
    'messagesWaiting',
    `
    select min(made_at), count(*)::int, string_agg(distinct medium, ', ') from message.outgoing
    where state = 'waiting' and made_at < now() - interval '15 minutes' having count(*) > 0`,
  ),
  met(
    'codesStopped',
    `select since, refused, null from kernel.code_stop where last_at > now() - interval '10 minutes'`,
  ),
  met('channelDown', `select since, failures, error from kernel.outage where until is null and party = 'channel'`),
  met('smsDown', `select since, failures, error from kernel.outage where until is null and party = 'sms'`),
  met('emailDown', `select since, failures, error from kernel.outage where until is null and party = 'email'`),
  met(
    'eventsChanged',
    `
    select min(first_at), count(*)::int, string_agg(event_id, ', ' order by last_at desc)
    from (select * from deposit.changed_event where last_at > now() - interval '3 days' order by last_at desc limit 20) latest
    having count(*) > 0`,
  ),
  met(
    'customersFroze',
    `
    select min(since), count(distinct customer_id)::int, null from customer.freeze
    where actor = 'customer:' || customer_id and lifted_at is null having count(*) > 0`,
  ),
];

/** The conditions that the database knows. */
export async function recordedConditions(db: Db): Promise<OpenCondition[]> {
  const rows = await db.rows<{ kind: RecordedKind; since: Date | null; count: number | null; detail: string | null }>(
    'health.recorded',
    parts.join(' union all '),
  );
  return rows.map(({ kind, since, count, detail }) => ({
    kind,
    since: since?.toISOString(),
    count: count ?? undefined,
    detail: detail ?? undefined,
  }));
}
