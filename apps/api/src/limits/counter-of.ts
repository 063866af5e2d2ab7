import type { Redis } from 'ioredis';
import { requestCounter, type RequestCounter } from './request-counter';

const counters = new WeakMap<object, RequestCounter>();

/** The one counter of a gateway's requests; `db` stands for the gateway. */
export function counterOf({ db, redis }: { db: object; redis?: Redis }): RequestCounter {
  const counter = counters.get(db) ?? requestCounter(redis);
  counters.set(db, counter);
  return counter;
}
