import type { ErrorCode } from '@portal/contract';
import { readAccount } from '.';
import { awaitArrival } from './await-arrival';
import type { Figures } from './figures';
import { relaySoon } from './platform-outbox';
import { Failure } from '../errors/fail';
import type { Gateway } from '../../gateway';

/** Result of a submitting SQL function: the document, a request to ask the platform first, or the code's error. */
export type Submitted<T extends object> = T | { ask: true } | { refused: ErrorCode };

/** What the platform can give, and what a payment takes its share of the credit by; null: it was not asked. */
export type AtPlatform = Pick<Figures, 'available' | 'settled' | 'freeMargin'> | null;

/**
 * Submits a payment out of an account. `submit` first runs with null. If SQL returns `ask` (an MT5 account), money on its way to the
 * platform is awaited, the platform is asked for the available amount in the account's currency, and `submit` runs again with it.
 * Credit that leaves with the payment is sent to the platform soon.
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
    await awaitArrival(gateway, customerId, BigInt(accountId));
    const account = await readAccount(gateway, customerId, accountId);
    if (!account || account.figures.stale) throw new Failure('PLATFORM', { status: 503, retryAfter: 2 });
    answer = await submit(account.figures);
    if (account.figures.credit > 0n) relaySoon(gateway);
  }
  if ('refused' in answer) throw new Failure(answer.refused, { fields: ['verifyCode'] });
  return answer as T;
}
