import type { Gateway } from '../core/gateway/gateway';
import { requestCounter, type RequestCounter } from './request-counter';

const counters = new WeakMap<Gateway['db'], RequestCounter>();

/** The one counter of a gateway's requests. */
export function counterOf({ db, redis }: Pick<Gateway, 'db' | 'redis'>): RequestCounter {
  const counter = counters.get(db) ?? requestCounter(redis);
  counters.set(db, counter);
  return counter;
}
