import type { Brand } from '@portal/brand';
import { accountTypeOf } from '../../../core/levels';
import type { Db } from '../../../database/database';
import { lockAccount, type SandboxAccount } from './accounts.store';
import { closeHeld } from './close-position';
import { figuresOf, isStoppedOut, worstOf } from './figures';
import type { Market } from './market';

type Levels = Pick<Brand, 'levels' | 'tradingGroups'>;

/** The group's stop-out level in percent: that of its account level. */
export function stopOutLevel(brand: Levels, group: string): number {
  const accountType = accountTypeOf(brand, group);
  if (!accountType) throw new Error(`no such group: ${group}`);
  return brand.levels[accountType.level].stopOut;
}

export const needsStopOut = (brand: Levels, account: SandboxAccount, market: Market): boolean =>
  isStoppedOut(figuresOf(account, account.positions, market), stopOutLevel(brand, account.group_name));

/** Closes the worst position first until the margin level is above the stop-out level. Answers how many it closed. */
export async function stopOut(tx: Db, brand: Levels, login: bigint, market: Market): Promise<number> {
  for (let closed = 0; ; closed++) {
    const account = await lockAccount(tx, login);
    if (!account || !needsStopOut(brand, account, market)) return closed;
    const worst = worstOf(account, market);
    const position = account.positions.find((one) => one.position === worst?.position);
    if (!position) return closed;
    await closeHeld(tx, market, account.currency, position, 'stopOut');
  }
}
