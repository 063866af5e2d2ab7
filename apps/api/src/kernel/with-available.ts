import type { ErrorCode } from '@portal/contract';
import { readAccount } from './accounts';
import { Failure } from './fail';
import type { Gateway } from './gateway';

/** What a submitting function of SQL answers: its document; that the platform must be asked; or the code's refusal. */
export type Submitted<T extends object> = T | { ask: true } | { refused: ErrorCode };

/**
 * Submits money out of an account. `submit` runs once without `available`; only where SQL says that it is an MT5
 * account, the platform is asked what the account can give (USD cents) and it runs again. Throws UNAVAILABLE where the
 * platform does not say, and the code's refusal at `verifyCode`.
 */
export async function withAvailable<T extends object>(
  gateway: Gateway,
  customerId: bigint,
  accountId: string,
  submit: (available: bigint | null) => Promise<Submitted<T>>,
): Promise<T> {
  let answer = await submit(null);
  if ('ask' in answer) {
    const account = await readAccount(gateway, customerId, accountId);
    if (!account || account.figures.stale) throw new Failure('UNAVAILABLE', { status: 503, retryAfter: 2 });
    answer = await submit(account.figures.withdrawable);
  }
  if ('refused' in answer) throw new Failure(answer.refused, { fields: ['verifyCode'] });
  return answer as T;
}
