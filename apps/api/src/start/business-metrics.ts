import { Counter, Gauge, type Registry } from 'prom-client';
import { conditions, type ConditionKind } from '../core/health/conditions';
import { partyNames } from '../core/health/parties';
import { platformClock } from '../core/health/platform-clock';
import { quoteAge as readQuoteAge } from '../core/health/quote-age';
import { readConditions } from '../core/health/read-conditions';
import { openQueues } from '../core/reviews/open-queues';
import type { Gateway } from '../core/gateway/gateway';
import { limitHits } from '../limits/limit-hits';
import { refusedCallbacks } from '../observability/refused-callbacks';
import { version } from '../observability/version';

/**
 * Registers what a broker watches: the conditions of the runbook, and the figures behind them. Returns the function that reads the
 * values, to be called before each scrape. A value that cannot be read is left out, so that an alert can ask for its absence.
 */
export function registerBusinessMetrics(registry: Registry, gateway: Gateway): () => Promise<void> {
  const { db, log, rejections } = gateway;
  const registers = [registry];
  registry.registerMetric(limitHits);
  registry.registerMetric(refusedCallbacks);
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const counter = (name: string, help: string) => new Counter({ name, help, registers });

  gauge('portal_build_info', '1, with the release of the program', ['version']).set({ version }, 1);
  const condition = gauge(
    'portal_condition',
    '0 while a condition of the runbook is not met, otherwise how many, or 1 where nothing is counted',
    ['condition'],
  );
  const open = gauge('portal_reviews_open', 'Open items of a review queue', ['kind']);
  const oldest = gauge('portal_review_oldest_seconds', 'Age of the oldest open item of a review queue', ['kind']);
  const quoteAge = gauge('portal_quote_age_seconds', 'Age of the newest quote of the feed');
  const accountsAge = gauge('portal_accounts_age_seconds', 'Time since the poller of the trading platform was heard');
  const partyUp = gauge('portal_party_up', '1 if an outside party answers this gateway', ['party']);
  const platformSkew = gauge('portal_platform_clock_skew_seconds', 'Our clock less the trading platform’s');
  const unhandled = counter('portal_unhandled_rejections_total', 'Promises that were rejected with nobody to hear it');
  const single = [quoteAge, accountsAge, platformSkew];
  const labelled = [condition, open, oldest, partyUp];

  const setConditions = async () => {
    const { open: met, unread } = await readConditions(gateway);
    const counts = new Map(met.map(({ kind, count }) => [kind, Math.max(count ?? 1, 1)]));
    for (const kind of Object.keys(conditions) as ConditionKind[])
      if (!unread.has(kind)) condition.set({ condition: kind }, counts.get(kind) ?? 0);
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
    if (gateway.accountBoard) accountsAge.set(gateway.accountBoard.age);
  };
  const readPlatform = async () => {
    const skew = await platformClock(gateway).catch(() => undefined);
    if (skew !== undefined) platformSkew.set(skew);
  };

  return async () => {
    for (const one of single) one.remove();
    for (const one of labelled) one.reset();
    unhandled.reset();
    unhandled.inc(rejections?.count ?? 0);
    const results = await Promise.allSettled([setConditions(), readQueues(), readQuotes(), readPlatform()]);
    for (const party of partyNames) {
      const isUp = gateway.parties.isUp(party);
      if (isUp !== undefined) partyUp.set({ party }, Number(isUp));
    }
    for (const result of results) {
      if (result.status === 'rejected') log.warn({ err: result.reason as Error }, 'business metrics could not be read');
    }
  };
}
