import type { Alert } from '@portal/contract/staff';

export type ConditionKind = Alert['kind'];

interface Condition {
  /** `high`: somebody is called at night. `medium`: it can wait for the next working day. */
  severity: Alert['severity'];
  /** How many minutes it lasts before an alert leaves the portal. The home page of staff shows it at once. */
  minutes: number;
}

/**
 * Every state that somebody of the broker has to end. The home page of staff, the metric `portal_condition` and the rules of
 * `tools/deploy/prometheus-alerts.yml` read this list. A condition has a rule of its own name, a section in
 * `docs/runbooks/alerts.md`, and a cause in `testing/condition-causes.ts`, which `conditions.test.ts` raises and ends.
 */
export const conditions: Readonly<Record<ConditionKind, Condition>> = {
  payoutsStopped: { severity: 'high', minutes: 0 },
  breaks: { severity: 'high', minutes: 0 },
  quarantine: { severity: 'high', minutes: 15 },
  platformDown: { severity: 'high', minutes: 2 },
  channelDown: { severity: 'high', minutes: 5 },
  smsDown: { severity: 'high', minutes: 5 },
  emailDown: { severity: 'high', minutes: 15 },
  platformFaults: { severity: 'high', minutes: 0 },
  creditsUnsent: { severity: 'high', minutes: 5 },
  openingsWaiting: { severity: 'high', minutes: 5 },
  jobsFailed: { severity: 'high', minutes: 0 },
  codesStopped: { severity: 'high', minutes: 0 },
  eventsChanged: { severity: 'high', minutes: 0 },
  customersFroze: { severity: 'high', minutes: 0 },
  archiveFails: { severity: 'high', minutes: 15 },
  conditionsUnread: { severity: 'high', minutes: 2 },
  reconciliationLate: { severity: 'medium', minutes: 0 },
  backupLate: { severity: 'medium', minutes: 0 },
  jobsLate: { severity: 'medium', minutes: 5 },
  messagesWaiting: { severity: 'medium', minutes: 5 },
  reviewsWaiting: { severity: 'medium', minutes: 0 },
  redisDown: { severity: 'medium', minutes: 5 },
  limitsAlone: { severity: 'medium', minutes: 1 },
  accountsNotPolled: { severity: 'medium', minutes: 2 },
  quotesStale: { severity: 'medium', minutes: 5 },
  symbolsMissing: { severity: 'medium', minutes: 15 },
  platformClock: { severity: 'medium', minutes: 5 },
  unhandledRejections: { severity: 'medium', minutes: 0 },
};
