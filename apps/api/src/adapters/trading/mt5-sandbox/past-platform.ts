import type { Brand } from '@portal/brand';
import type { Db } from '../../../database/database';
import type { MovableFeed, PastPlatform } from '../../../ports';
import { lockAccount } from './accounts.store';
import { closePosition } from './close-position';
import { figuresOf } from './figures';
import { marketAt } from './market';
import { mt5History } from './mt5-history';
import { openPosition } from './open-position';
import { isDue, rollSwaps } from './roll-swaps';
import { stopOut } from './stop-out';

/** Where the platform has its prices and the conditions of its accounts from. */
export interface DealingSource {
  brand: Pick<Brand, 'levels' | 'productLeverage' | 'tradingGroups'>;
  feed: MovableFeed;
}

/** See Dealing.inPast. */
export function pastPlatform(tx: Db, source: DealingSource, login: string): PastPlatform {
  let market = marketAt(source);
  return {
    tx,
    history: mt5History(tx),
    async goTo(at) {
      market = marketAt(source, at);
      await tx.rows('past.clock', `select set_config('app.clock', $1, true)`, [new Date(at).toISOString()]);
      const account = await lockAccount(tx, login);
      if (!account || account.positions.length === 0) return;
      if (account.positions.some((position) => isDue(position, at))) await rollSwaps(tx, source, account.login, at);
      await stopOut(tx, source, account.login, market);
    },
    open: (order) => openPosition(tx, market, { ...order, login }),
    close: (position) => closePosition(tx, market, position),
    async worth() {
      const account = await lockAccount(tx, login);
      if (!account) return { equity: 0n, balance: 0n };
      return { equity: figuresOf(account, account.positions, market).equity, balance: account.balance };
    },
  };
}
