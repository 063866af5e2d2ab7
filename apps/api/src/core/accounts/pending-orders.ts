import type { PendingOrder } from '@portal/contract';
import type { Gateway } from '../gateway/gateway';
import { sharedOutageLog } from '../../observability/outage-log';
import type { PendingOrder as PlatformPendingOrder } from '../../ports';
import { lotsOf } from '../instruments/lots';
import type { CustomerAccount } from './read-accounts';
import { withinBudget } from './read-budget';

/** A pending order as the API has it. */
export const toPendingOrder = (order: PlatformPendingOrder): PendingOrder => {
  const { login: account_no, volume, at, expiresAt, ...rest } = order;
  return {
    ...rest,
    account_no,
    lots: lotsOf(volume),
    at: at.toISOString(),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  };
};

/** The pending orders of the open accounts; null where the platform does not answer. */
export async function pendingOrdersOf(
  { ports, log }: Pick<Gateway, 'ports' | 'log'>,
  accounts: readonly Pick<CustomerAccount, 'login' | 'status'>[],
): Promise<PendingOrder[] | null> {
  const logins = accounts.flatMap(({ login, status }) => (login && status === 'open' ? [login] : []));
  if (logins.length === 0) return [];
  const outage = sharedOutageLog(log, 'the trading platform gave no pending orders');
  const found = await outage.try(() => withinBudget(() => ports.trading.pendingOrders(logins)));
  return found ? [...found.values()].flat().map(toPendingOrder) : null;
}
