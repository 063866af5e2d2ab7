import { setTimeout as sleep } from 'node:timers/promises';
import type { Gateway } from '../gateway/gateway';
import { sharedOutageLog } from '../../observability/outage-log';
import { isArriving } from './account-row';
import { relaySoon } from './platform-outbox';
import { withinBudget } from './read-budget';

/** How long a payment waits for money on its way, and between two looks; milliseconds. */
const patience = 3_000;
const between = 40;

/**
 * Waits until the platform has the money that the customer was told is in the account, so that a payment can move it on. Returns after
 * 3 s, or when the request's time for the platform is used up: the payment is then judged by what the platform has.
 */
export const awaitArrival = (gateway: Gateway, customerId: bigint, accountId: bigint): Promise<void> =>
  sharedOutageLog(gateway.log, 'a payment did not wait for money on its way').try(() =>
    withinBudget(() => arrival(gateway, customerId, accountId)),
  );

async function arrival(gateway: Gateway, customerId: bigint, accountId: bigint): Promise<void> {
  const until = Date.now() + patience;
  for (let first = true; await isArriving(gateway.db, customerId, accountId); first = false) {
    if (Date.now() > until) return;
    if (first) relaySoon(gateway);
    await sleep(between);
  }
}
