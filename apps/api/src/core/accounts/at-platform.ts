import { readAccount } from '.';
import { Failure } from '../errors/fail';
import type { Gateway } from '../gateway/gateway';
import { awaitArrival } from './await-arrival';
import type { Figures } from './figures';

/** What the platform can give, and what a payment takes its share of the credit by; null: it was not asked. */
export type AtPlatform = Pick<Figures, 'available' | 'settled' | 'freeMargin'> | null;

/**
 * Asks the platform what an MT5 account can give, in the account's currency, after it has waited for money on its way there.
 * Throws PLATFORM if the platform gives no figures.
 */
export async function readAtPlatform(gateway: Gateway, customerId: bigint, accountId: bigint): Promise<Figures> {
  await awaitArrival(gateway, customerId, accountId);
  const account = await readAccount(gateway, customerId, String(accountId));
  if (!account || account.figures.stale) throw new Failure('PLATFORM', { status: 503, retryAfter: 2 });
  return account.figures;
}
