import type { Gateway } from '../kernel/gateway';
import { leaveMessage } from '../kernel/message';
import { TradingRefusal } from '../kernel/ports';
import { markOpened, type PendingAccount } from './account.store';

const samePassword = 3006;

/**
 * Opens the platform's user of a bound account and notes it. Without a password of the customer's (nobody is there to
 * give it) `password` is one nobody knows and `known` is false: the message then says how to set one.
 */
export async function openOnPlatform(
  gateway: Gateway,
  account: PendingAccount,
  password: string,
  known = true,
): Promise<void> {
  const { db, brand, ports } = gateway;
  const { login } = await ports.trading.openUser({
    externalId: String(account.id),
    group: account.mt5_group,
    name: account.name,
    leverage: account.leverage,
    password,
  });
  if (known) await settlePassword(gateway, login, password);
  const { name } = brand.levels[account.level];
  const text = known
    ? `您的 MT5 账户 ${login}（${name}）已开立，请使用开户时设置的密码登录 MT5。`
    : `您的 MT5 账户 ${login}（${name}）已开立。如开户时设置的密码无法登录，请在账户总览中通过短信重置 MT5 交易密码。`;
  await db.transaction(async (tx) => {
    if (!(await markOpened(tx, account.id, login))) return;
    const title = 'MT5 账户已开立';
    await leaveMessage(tx, {
      customerId: account.customer_id,
      kind: 'account.opened',
      title,
      text,
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
