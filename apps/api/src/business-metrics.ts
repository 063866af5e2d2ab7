import { Gauge, type Registry } from 'prom-client';
import { instruments } from './core/instruments/instruments';
import type { Gateway } from './gateway';

interface Counts {
  stopped: boolean;
  quarantined: number;
  outbox: number;
  due: number;
  failed: number;
}

const countsText = `
  select exists (select from kernel.payout_stop where released_at is null) as stopped,
         (select count(*)::int from account.quarantine where resolved_at is null) as quarantined,
         (select count(*)::int from account.platform_outbox) as outbox,
         (select count(*)::int from graphile_worker.jobs
          where run_at < now() - interval '1 minute' and locked_at is null and attempts < max_attempts) as due,
         (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as failed`;

const platformMs = 3_000;
const symbols = instruments.map(({ symbol }) => symbol);

/**
 * Registers what a broker watches: stopped payouts, quarantined accounts, review queues, jobs, quotes and the trading platform.
 * Returns the function that reads the values, to be called before each scrape. A value that cannot be read is left out, so that an
 * alert can ask for its absence.
 */
export function registerBusinessMetrics(registry: Registry, gateway: Gateway): () => Promise<void> {
  const { db, ports, reviewQueues, log } = gateway;
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });

  const stopped = gauge('portal_payouts_stopped', '1 while all payouts are stopped');
  const quarantined = gauge('portal_quarantined_accounts', 'Accounts that wait for a resolution by two staff members');
  const outbox = gauge('portal_platform_outbox', 'Credits that are posted and not yet sent to the trading platform');
  const due = gauge('portal_jobs_due', 'Jobs that are due for more than a minute');
  const failed = gauge('portal_jobs_failed', 'Jobs that failed for good');
  const open = gauge('portal_reviews_open', 'Open items of a review queue', ['kind']);
  const oldest = gauge('portal_review_oldest_seconds', 'Age of the oldest open item of a review queue', ['kind']);
  const quoteAge = gauge('portal_quote_age_seconds', 'Age of the newest quote of the feed');
  const platformUp = gauge('portal_platform_up', '1 if the trading platform answers');
  const platformSkew = gauge('portal_platform_clock_skew_seconds', 'Our clock less the trading platform’s');
  const single = [stopped, quarantined, outbox, due, failed, quoteAge, platformUp, platformSkew];
  const byKind = [open, oldest];

  const readCounts = async () => {
    const row = await db.row<Counts>('metrics.counts', countsText);
    stopped.set(Number(row.stopped));
    quarantined.set(row.quarantined);
    outbox.set(row.outbox);
    due.set(row.due);
    failed.set(row.failed);
  };
  const readQueues = () =>
    Promise.all(
      reviewQueues.map(async (queue) => {
        const { list, total } = await queue.list(gateway, { status: undefined, limit: 1, offset: 0 });
        const [first] = list;
        open.set({ kind: queue.kind }, total);
        oldest.set({ kind: queue.kind }, first ? (Date.now() - Date.parse(first.createdAt)) / 1000 : 0);
      }),
    );
  const readQuotes = async () => {
    const newest = Math.max(...ports.feed.quotes(symbols).map(({ at }) => at));
    if (Number.isFinite(newest)) quoteAge.set((Date.now() - newest) / 1000);
  };
  const readPlatform = async () => {
    platformUp.set(0);
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('no answer')), platformMs).unref(),
    );
    const time = await Promise.race([ports.trading.serverTime(), late]);
    platformUp.set(1);
    platformSkew.set((Date.now() - time.getTime()) / 1000);
  };

  return async () => {
    for (const one of single) one.remove();
    for (const one of byKind) one.reset();
    const results = await Promise.allSettled([readCounts(), readQueues(), readQuotes(), readPlatform()]);
    for (const result of results) {
      if (result.status === 'rejected') log.warn({ err: result.reason as Error }, 'business metrics could not be read');
    }
  };
}
