import { Counter, Gauge, type Registry } from 'prom-client';
import { partyNames } from './core/health/parties';
import { platformClock } from './core/health/platform-clock';
import { quoteAge as readQuoteAge } from './core/health/quote-age';
import { workCounts } from './core/health/work-counts';
import { openQueues } from './core/reviews/open-queues';
import type { Gateway } from './gateway';
import { counterOf } from './http/counter-of';
import { limitHits } from './limits/limit-hits';
import { refusedCallbacks } from './observability/refused-callbacks';
import type { Rejections } from './observability/watch-rejections';
import type { PlatformFaults } from './watch-platform-faults';

/** What the program watches beside its gateway. */
export interface Watched {
  rejections?: Pick<Rejections, 'count'>;
  platformFaults?: Pick<PlatformFaults, 'current'> | undefined;
}

/**
 * Registers what a broker watches: stopped payouts, quarantined accounts, review queues, jobs, quotes and the trading platform.
 * Returns the function that reads the values, to be called before each scrape. A value that cannot be read is left out, so that an
 * alert can ask for its absence.
 */
export function registerBusinessMetrics(
  registry: Registry,
  gateway: Gateway,
  { rejections, platformFaults }: Watched = {},
): () => Promise<void> {
  const { db, log } = gateway;
  const registers = [registry];
  registry.registerMetric(limitHits);
  registry.registerMetric(refusedCallbacks);
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const counter = (name: string, help: string) => new Counter({ name, help, registers });

  const stopped = gauge('portal_payouts_stopped', '1 while all payouts are stopped');
  const quarantined = gauge('portal_quarantined_accounts', 'Accounts that wait for a resolution by two staff members');
  const outbox = gauge('portal_platform_outbox', 'Credits that are posted and not yet sent to the trading platform');
  const openings = gauge(
    'portal_openings_waiting',
    'Accounts that the platform has not opened for a quarter of an hour',
  );
  const due = gauge('portal_jobs_due', 'Jobs that are due for more than a minute');
  const failed = gauge('portal_jobs_failed', 'Jobs that failed for good');
  const messages = gauge('portal_messages_waiting', 'Messages that no carrier has taken for a quarter of an hour');
  const codes = gauge('portal_codes_stopped', '1 while the budget of the installation refuses verification codes');
  const alone = gauge('portal_limits_alone', '1 while this gateway counts requests alone because Redis is away');
  const open = gauge('portal_reviews_open', 'Open items of a review queue', ['kind']);
  const oldest = gauge('portal_review_oldest_seconds', 'Age of the oldest open item of a review queue', ['kind']);
  const quoteAge = gauge('portal_quote_age_seconds', 'Age of the newest quote of the feed');
  const unmatched = gauge('portal_symbol_unmatched', '1 for a published symbol that the platform lacks', ['symbol']);
  const accountsAge = gauge('portal_accounts_age_seconds', 'Time since the poller of the trading platform was heard');
  const partyUp = gauge('portal_party_up', '1 if an outside party answers this gateway', ['party']);
  const platformSkew = gauge('portal_platform_clock_skew_seconds', 'Our clock less the trading platform’s');
  const faults = gauge('portal_platform_faults', 'Groups and permissions that the trading platform lacks');
  const unhandled = counter('portal_unhandled_rejections_total', 'Promises that were rejected with nobody to hear it');
  const single = [
    stopped,
    quarantined,
    outbox,
    openings,
    due,
    failed,
    messages,
    codes,
    quoteAge,
    accountsAge,
    platformSkew,
  ];
  const labelled = [open, oldest, partyUp, unmatched];

  const readCounts = async () => {
    const counts = await workCounts(db);
    stopped.set(Number(counts.stopped));
    quarantined.set(counts.quarantined);
    outbox.set(counts.outbox);
    openings.set(counts.openings);
    due.set(counts.due);
    failed.set(counts.failed);
    messages.set(counts.messagesWaiting);
    codes.set(Number(counts.codesStopped));
  };
  const readQueues = async () => {
    const rows = await openQueues(db);
    for (const kind of new Set(rows.map((row) => row.kind))) {
      const ofKind = rows.filter((row) => row.kind === kind);
      const ages = ofKind.map((row) => (row.oldest ? Date.now() - row.oldest.getTime() : 0));
      open.set(
        { kind },
        ofKind.reduce((sum, row) => sum + row.open, 0),
      );
      oldest.set({ kind }, Math.max(...ages) / 1000);
    }
  };
  const readQuotes = async () => {
    const age = readQuoteAge(gateway);
    if (age !== undefined) quoteAge.set(age);
    for (const symbol of gateway.ports.feed.unmatched?.() ?? []) unmatched.set({ symbol }, 1);
    if (gateway.accountBoard) accountsAge.set(gateway.accountBoard.age);
  };
  const readPlatform = async () => {
    try {
      platformSkew.set(await platformClock(gateway));
      gateway.parties.noteUp('platform');
    } catch (error) {
      gateway.parties.noteAway('platform', error);
    }
  };

  return async () => {
    for (const one of single) one.remove();
    for (const one of labelled) one.reset();
    alone.set(Number(counterOf(gateway).isAlone));
    unhandled.reset();
    unhandled.inc(rejections?.count ?? 0);
    faults.set(platformFaults?.current.length ?? 0);
    const results = await Promise.allSettled([readCounts(), readQueues(), readQuotes(), readPlatform()]);
    for (const party of partyNames) {
      const isUp = gateway.parties.isUp(party);
      if (isUp !== undefined) partyUp.set({ party }, Number(isUp));
    }
    for (const result of results) {
      if (result.status === 'rejected') log.warn({ err: result.reason as Error }, 'business metrics could not be read');
    }
  };
}
