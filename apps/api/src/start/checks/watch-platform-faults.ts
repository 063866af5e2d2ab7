import { setTimeout as sleep } from 'node:timers/promises';
import type { Gateway } from '../../core/gateway/gateway';
import { outageLog } from '../../observability/outage-log';
import { platformFaults } from './platform-faults';

export interface PlatformFaults {
  /** What the platform lacked when it last answered. */
  readonly current: readonly string[];
  close(): Promise<void>;
}

const usual = {
  /** Milliseconds until a platform that did not answer is asked again. */
  retryMs: 15_000,
  /** A manager of the platform may change a group or a permission at any time. */
  everyMs: 15 * 60_000,
};

/**
 * Compares the platform's groups and permissions with the brand in the background, now and from time to time, and logs each fault once.
 * Nobody waits for it: a platform that is away or slow, or has another group than expected, does not stop a start.
 */
export function watchPlatformFaults(
  { brand, ports, log }: Pick<Gateway, 'brand' | 'ports' | 'log'>,
  { retryMs, everyMs } = usual,
): PlatformFaults {
  const stop = new AbortController();
  const unchecked = outageLog(log, 'the trading platform could not be checked');
  let current: readonly string[] = [];

  const look = async (): Promise<number> => {
    try {
      const faults = await platformFaults(brand, ports.trading);
      for (const fault of faults)
        if (!current.includes(fault)) log.error({ fault }, 'the trading platform has a fault');
      current = faults;
      unchecked.worked();
      return everyMs;
    } catch (error) {
      if (!stop.signal.aborted) unchecked.failed(error);
      return retryMs;
    }
  };
  const running = (async () => {
    while (!stop.signal.aborted) {
      const pause = await look();
      await sleep(pause, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    get current() {
      return current;
    },
    async close() {
      stop.abort();
      await running;
    },
  };
}
