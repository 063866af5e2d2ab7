import { askPlatform } from '../../core/accounts';
import { Failure } from '../../core/errors/fail';
import { accountTypeOf } from '../../core/levels';
import { leaveMessage } from '../../core/messages/message';
import type { Db } from '../../database/database';
import type { Gateway } from '../../core/gateway/gateway';
import { linkLogins, startCooling, type Link } from './linking.store';
import { readOpenings } from './read-opening';

const ofLogin = { fields: ['login'] };

/** A login as it is on the platform now, ready to be linked. */
export type Linkable = Omit<Link, 'customer'>;

/**
 * Reads what linking a login needs, and lowers its leverage on the platform to what its level allows. Undefined if the platform does
 * not know it. Throws account.linkMoving, account.linkGroup and account.linkLeverage: with open positions a lower leverage could close them.
 */
export async function readLinkable(gateway: Gateway, login: string): Promise<Linkable | undefined> {
  const { brand, ports } = gateway;
  const opening = (await askPlatform(gateway, () => readOpenings(ports, [login]))).get(login);
  if (opening === undefined) return undefined;
  if (opening === 'moving') throw new Failure('account.linkMoving', { retryAfter: 60, ...ofLogin });
  const accountType = accountTypeOf(brand, opening.state.group);
  if (!accountType) throw new Failure('account.linkGroup', ofLogin);
  const max = brand.levels[accountType.level].leverage;
  if (opening.state.leverage <= max) return { ...accountType, opening };
  if (opening.state.positions > 0) throw new Failure('account.linkLeverage', { values: { max }, ...ofLogin });
  await askPlatform(gateway, () => ports.trading.updateUser(login, { leverage: max }));
  return { ...accountType, opening: { ...opening, state: { ...opening.state, leverage: max } } };
}

/** Links a login to a customer, whose payouts then wait the cooling-off period. A repeat has no effect. Throws account.linkTaken. */
export async function linkLogin(
  tx: Db,
  linkable: Linkable,
  customerId: bigint,
  by: { actor: string; requestId: string; address: string },
): Promise<void> {
  const { login } = linkable.opening.state;
  const links = await linkLogins(tx, [{ customer: customerId, ...linkable }], by);
  const outcome = links.get(login);
  if (outcome === 'taken') throw new Failure('account.linkTaken', ofLogin);
  if (outcome === 'exists') return;
  await startCooling(tx, customerId);
  const href = '/user-center/acctInfo';
  await leaveMessage(tx, { customerId, kind: 'account.linked', params: { login, level: linkable.level }, href });
}
