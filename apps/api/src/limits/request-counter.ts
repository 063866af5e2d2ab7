import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

export interface Counted {
  /** Requests in the window, with this one. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

export interface RequestCounter {
  /** Counts a request of a key. A window begins with its first request. */
  count(key: string, windowMs: number): Promise<Counted>;
  /** Whether Redis is there for counting and was away at the last request. */
  readonly isAlone: boolean;
}

const script = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}`;
/** No request waits longer for Redis. */
const longestMs = 500;
/** After a failure Redis is left alone, so that one that hangs costs a request now and then and not each. */
const pauseMs = 5_000;
/** Keys in memory; the key that was not used for the longest time leaves first. */
const mostKeys = 100_000;

/** Counts in Redis for all gateways; without it, and while it is away, in this gateway's memory. */
export function requestCounter(redis: Redis | undefined): RequestCounter {
  const memory = new LRUCache<string, { current: number }>({ max: mostKeys });
  let isAlone = false;
  let aloneUntil = -Infinity;
  const alone = (key: string, windowMs: number): Counted => {
    const counted = memory.get(key) ?? { current: 0 };
    counted.current += 1;
    if (counted.current === 1) memory.set(key, counted, { ttl: windowMs });
    return { current: counted.current, ttl: memory.getRemainingTTL(key) };
  };
  const count = async (key: string, windowMs: number): Promise<Counted> => {
    if (!redis || performance.now() < aloneUntil) return alone(key, windowMs);
    try {
      const late = sleep(longestMs, undefined, { ref: false }).then(() => Promise.reject(new Error('Redis is slow')));
      const asked = redis.eval(script, 1, key, windowMs) as Promise<[number, number]>;
      const [current, ttl] = await Promise.race([asked, late]);
      isAlone = false;
      return { current, ttl };
    } catch {
      // The connection logs why. An alert follows portal_limits_alone.
      aloneUntil = performance.now() + pauseMs;
      isAlone = true;
      return alone(key, windowMs);
    }
  };
  return {
    count,
    get isAlone() {
      return isAlone;
    },
  };
}
