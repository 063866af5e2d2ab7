import type { ErrorCode } from '@portal/contract';
import { readAtPlatform, type AtPlatform } from './at-platform';
import { relaySoon } from './platform-outbox';
import { Failure } from '../errors/fail';
import type { Gateway } from '../gateway/gateway';

/** Result of a submitting SQL function: the document, a request to ask the platform first, or the code's error. */
export type Submitted<T extends object> = T | { ask: true } | { refused: ErrorCode };

/**
 * Submits a payment out of an account. `submit` first runs with null. If SQL returns `ask` (an MT5 account), the platform is asked
 * (readAtPlatform), and `submit` runs again with its figures. Credit that leaves with the payment is sent to the platform soon.
 * Throws PLATFORM if the platform gives no figures, and the error of the verification code for the field `verifyCode`.
 */
export async function withAvailable<T extends object>(
  gateway: Gateway,
  customerId: bigint,
  accountId: string,
  submit: (at: AtPlatform) => Promise<Submitted<T>>,
): Promise<T> {
  let answer = await submit(null);
  if ('ask' in answer) {
    const figures = await readAtPlatform(gateway, customerId, BigInt(accountId));
    answer = await submit(figures);
    if (figures.credit > 0n) relaySoon(gateway);
  }
  if ('refused' in answer) throw new Failure(answer.refused, { fields: ['verifyCode'] });
  return answer as T;
}
