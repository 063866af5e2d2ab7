import type { FastifyBaseLogger } from 'fastify';

const reminderMs = 10 * 60_000;

export interface OutageLog {
  failed(error: unknown, facts?: Record<string, unknown>): void;
  worked(): void;
  /** Runs a try and notes how it ended. Resolves to undefined if it failed. */
  try<T>(work: () => Promise<T>): Promise<T | undefined>;
}

/**
 * Logs the failures of work that is tried again and again: a line when they begin, one in ten minutes while they last, and one when a
 * try has worked again. So a party that is away for hours does not fill the log, and its return is told.
 * @param failed the message while it fails
 */
export function outageLog(log: Pick<FastifyBaseLogger, 'warn' | 'info'>, failed: string): OutageLog {
  let outage: { since: number; saidAt: number; tries: number } | undefined;
  const own: OutageLog = {
    failed(error, facts) {
      const now = performance.now();
      outage ??= { since: now, saidAt: -Infinity, tries: 0 };
      outage.tries += 1;
      if (now - outage.saidAt < reminderMs) return;
      outage.saidAt = now;
      log.warn({ ...facts, err: error, tries: outage.tries }, failed);
    },
    worked() {
      if (!outage) return;
      const seconds = Math.round((performance.now() - outage.since) / 1000);
      log.info({ seconds, tries: outage.tries, failed }, 'works again');
      outage = undefined;
    },
    async try(work) {
      try {
        const result = await work();
        own.worked();
        return result;
      } catch (error) {
        own.failed(error);
        return undefined;
      }
    },
  };
  return own;
}

const logs = new WeakMap<object, Map<string, OutageLog>>();

/**
 * The outage log of a message that is the same for all requests and jobs of a gateway: many customers who meet one outage leave its
 * lines once.
 */
export function sharedOutageLog(log: Pick<FastifyBaseLogger, 'warn' | 'info'>, failed: string): OutageLog {
  const own = logs.get(log) ?? new Map<string, OutageLog>();
  logs.set(log, own);
  const found = own.get(failed) ?? outageLog(log, failed);
  own.set(failed, found);
  return found;
}
