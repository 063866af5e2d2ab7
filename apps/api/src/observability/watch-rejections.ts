import type { FastifyBaseLogger } from 'fastify';

/** The promises of this process that were rejected with nobody to hear it. Each is a defect. */
export interface Rejections {
  readonly count: number;
  /** Time of the last one in milliseconds; -Infinity if there was none. */
  readonly lastAt: number;
  /** Logs those that came before there was a log, and all from now on. */
  logTo(log: Pick<FastifyBaseLogger, 'error'>): void;
  /** Gives rejections back to Node, which ends the process at one. */
  stop(): void;
}

/**
 * Logs and counts unhandled rejections. Without it Node ends the process at the first one: a request of an outside party whose failure
 * nobody awaits would take every customer's portal down.
 */
export function watchRejections(): Rejections {
  const early: unknown[] = [];
  let count = 0;
  let lastAt = -Infinity;
  let log: Pick<FastifyBaseLogger, 'error'> | undefined;
  const report = (reason: unknown) => log?.error({ err: reason }, 'unhandled rejection');
  const heard = (reason: unknown) => {
    count += 1;
    lastAt = Date.now();
    if (log) report(reason);
    else early.push(reason);
  };
  process.on('unhandledRejection', heard);
  return {
    get count() {
      return count;
    },
    get lastAt() {
      return lastAt;
    },
    logTo(given) {
      log = given;
      for (const reason of early.splice(0)) report(reason);
    },
    stop: () => void process.off('unhandledRejection', heard),
  };
}
