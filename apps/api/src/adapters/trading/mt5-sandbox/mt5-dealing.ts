import type { Database } from '../../../database/database';
import type { Dealing } from '../../../ports';
import { readHolders } from './accounts.store';
import { closePosition } from './close-position';
import { marketAt, tradable } from './market';
import { openPosition } from './open-position';
import { pastPlatform, type DealingSource } from './past-platform';
import { cancelOrder, placeOrder, repriceOrder } from './pending-orders';
import { isDue, rollSwaps } from './roll-swaps';
import { runPending } from './run-pending';
import { needsStopOut, stopOut } from './stop-out';

interface DealingOptions extends DealingSource {
  db: Database;
}

/** Trading in the sandbox. Every operation locks its login from the first read to the commit. */
export function mt5Dealing({ db, ...source }: DealingOptions): Dealing {
  const { feed } = source;
  const tick = async (now = Date.now()) => {
    const holders = await readHolders(db);
    for (const { login, positions } of holders) {
      if (positions.some((position) => isDue(position, now)))
        await db.transaction((tx) => rollSwaps(tx, source, login, now));
    }
    await runPending(db, source, now);
    for (const account of holders) {
      const market = marketAt(source, now);
      if (needsStopOut(source, account, market))
        await db.transaction((tx) => stopOut(tx, source, account.login, market));
    }
  };
  return {
    open: (order) => db.transaction((tx) => openPosition(tx, marketAt(source), order)),
    close: (position) => db.transaction((tx) => closePosition(tx, marketAt(source), position)),
    place: (order) => db.transaction((tx) => placeOrder(tx, marketAt(source), order)),
    reprice: (order, price) => db.transaction((tx) => repriceOrder(tx, marketAt(source), order, price)),
    cancel: (order) => db.transaction((tx) => cancelOrder(tx, marketAt(source), order)),
    async move(symbol, bid) {
      tradable(symbol);
      const quote = await feed.setQuote(symbol, bid);
      await tick();
      return quote;
    },
    tick,
    inPast: (login, work) => db.transaction((tx) => work(pastPlatform(tx, source, login))),
  };
}
