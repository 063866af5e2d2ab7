import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Gateway } from '../gateway/gateway';
import type { Party } from './parties';
import { platformClock } from './platform-clock';

export interface Probes {
  close(): Promise<void>;
}

const usual = {
  /** Milliseconds between two probes of a party that answers; requests of customers note its state meanwhile. */
  everyMs: 60_000,
  /** Milliseconds between two probes of a party that is away: so long a page says so after it is back. */
  awayMs: 5_000,
};

/**
 * Asks each outside party from time to time whether it answers, beginning now. Nobody waits for it. So a party that is away is known
 * before a customer meets it, and one that is back is used again without one.
 */
export function probeParties(
  gateway: Pick<Gateway, 'ports' | 'parties' | 'redis'>,
  { everyMs, awayMs } = usual,
): Probes {
  const { parties, ports, redis } = gateway;
  const stop = new AbortController();
  const askRedis = async (asked: Pick<Redis, 'ping'>) => {
    const askedAt = performance.now();
    try {
      await asked.ping();
      parties.noteUp('redis');
    } catch (error) {
      parties.noteAway('redis', error, askedAt);
    }
  };
  // All but Redis note their state themselves.
  const probes: [Party, () => Promise<unknown>][] = [
    ['platform', () => platformClock(gateway)],
    ['channel', () => ports.payment.probe()],
    ['sms', () => ports.message.probe('sms')],
    ['email', () => ports.message.probe('email')],
    ...(redis ? [['redis', () => askRedis(redis)] satisfies [Party, () => Promise<unknown>]] : []),
  ];
  const run = async ([party, probe]: (typeof probes)[number]) => {
    let next = 0;
    while (!stop.signal.aborted) {
      // A request may find a party away at any time: it is looked at more often than it is asked.
      if (parties.isAway(party) || performance.now() >= next) {
        await probe().catch(() => undefined);
        next = performance.now() + everyMs;
      }
      await sleep(awayMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = Promise.all(probes.map(run));
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}
