import { tradingAt } from '@portal/brand';
import type { Gateway } from '../core/gateway/gateway';
import { leaveMessage } from '../core/messages/message';
import { TradingRefusal } from '../ports';
import { markOpened, noteRequested, type PendingAccount } from './account.store';

const samePassword = 3006;

/**
 * Opens the user of an account on the platform and stores its login. If the customer has given no password, `password` is a random
 * one and `known` is false: the message then says how to set a password.
 */
export async function openOnPlatform(
  gateway: Gateway,
  account: PendingAccount,
  password: string,
  known = true,
): Promise<void> {
  const { db, brand, ports } = gateway;
  const first = await noteRequested(db, account.id);
  const { login } = await ports.trading.openUser({
    externalId: String(account.id),
    group: account.mt5_group,
    name: account.name,
    leverage: account.leverage,
    password,
    first,
  });
  if (known) await settlePassword(gateway, login, password);
  const { server } = tradingAt(brand, gateway.env.MODE);
  await db.transaction(async (tx) => {
    if (!(await markOpened(tx, account.id, login))) return;
    await leaveMessage(tx, {
      customerId: account.customer_id,
      kind: 'account.opened',
      params: { login, level: account.level, ...(server ? { server } : {}), passwordKnown: known },
      href: '/user-center/acctInfo',
    });
  });
}

/** An earlier try may have opened the user with another password: the customer's own is what counts. */
async function settlePassword({ ports }: Gateway, login: string, password: string): Promise<void> {
  try {
    await ports.trading.changePassword(login, password);
  } catch (error) {
    if (!(error instanceof TradingRefusal && error.retcode === samePassword)) throw error;
  }
}
