import { Failure } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import { limitHits } from '../limits/limit-hits';
import { counterOf } from '../limits/counter-of';

const windowMs = 60_000;

/** Throws RATE if `who` has asked more than `max` times within a minute, at all gateways together. `limit` names it in the metric. */
export async function limitRequests(gateway: Gateway, limit: string, who: string, max: number): Promise<void> {
  const { current, ttl } = await counterOf(gateway).count(`portal:rate:${limit}:${who}`, windowMs);
  if (current <= max) return;
  limitHits.inc({ limit });
  throw new Failure('RATE', { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) });
}
