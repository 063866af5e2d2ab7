import type { Brand } from '@portal/brand';
import { brandGroup } from '../../../core/levels';
import type { Db } from '../../../database/database';
import type { TradingGroup } from '../../../ports';
import { lockAccount, type SandboxAccount } from './accounts.store';
import { closeHeld } from './close-position';
import { figuresOf, isStoppedOut, worstOf } from './figures';
import type { Market } from './market';

/** The groups of the sandbox: those of the brand, of which `groups` can replace some. */
export interface SandboxGroups {
  brand: Pick<Brand, 'levels' | 'tradingGroups'>;
  groups?: ReadonlyMap<string, TradingGroup>;
}

export const sandboxGroup = ({ brand, groups }: SandboxGroups, path: string): TradingGroup | undefined =>
  groups?.get(path) ?? brandGroup(brand, path);

export function needsStopOut(source: SandboxGroups, account: SandboxAccount, market: Market): boolean {
  const group = sandboxGroup(source, account.group_name);
  if (!group) throw new Error(`no such group: ${account.group_name}`);
  return isStoppedOut(figuresOf(account, account.positions, market), group.stopOut);
}

/** Closes the worst position first until the account is above the stop-out level. Answers how many it closed. */
export async function stopOut(tx: Db, source: SandboxGroups, login: bigint, market: Market): Promise<number> {
  for (let closed = 0; ; closed++) {
    const account = await lockAccount(tx, login);
    if (!account || !needsStopOut(source, account, market)) return closed;
    const worst = worstOf(account, market);
    const position = account.positions.find((one) => one.position === worst?.position);
    if (!position) return closed;
    await closeHeld(tx, market, account.currency, position, 'stopOut');
  }
}
