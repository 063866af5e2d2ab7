import type { Database, Db } from '../../../database/database';
import { TradingRefusal } from '../../../ports';
import { lockAccount } from './accounts.store';
import { marketAt, type Market, type MarketSource } from './market';
import { openPosition } from './open-position';
import { isReached, termsOf } from './pending-orders';
import { allPending, endOrder, pendingByNumber, type PendingRow } from './pending.store';

const isExpired = ({ expires_at: end }: PendingRow, at: number) => end !== null && end.getTime() <= at;

function isDue(row: PendingRow, market: Market): boolean {
  const quote = market.quote(row.symbol);
  return isExpired(row, market.at) || (quote.open && isReached(termsOf(row), quote));
}

/** Fills an order at the quote, or ends it. An order that cannot be filled, for lack of money, is rejected. */
async function runOrder(tx: Db, market: Market, order: bigint, login: bigint): Promise<void> {
  const account = await lockAccount(tx, login);
  // Read again under the lock: it may have been filled, changed or cancelled meanwhile.
  const row = await pendingByNumber(tx, order);
  if (!account || !row || !isDue(row, market)) return;
  if (isExpired(row, market.at)) {
    await endOrder(tx, order, 'expired', market.at);
    return;
  }
  if (account.trade_disabled) return;
  const { symbol, volume } = row;
  try {
    await openPosition(tx, market, { login: String(login), symbol, side: termsOf(row).side, volume }, order);
  } catch (error) {
    if (!(error instanceof TradingRefusal)) throw error;
    await endOrder(tx, order, 'rejected', market.at);
  }
}

/** Fills the pending orders that the market has reached, and ends those whose expiry is reached. */
export async function runPending(db: Database, source: MarketSource, at: number): Promise<void> {
  for (const row of await allPending(db)) {
    const market = marketAt(source, at);
    if (isDue(row, market)) await db.transaction((tx) => runOrder(tx, market, row.order_id, row.login));
  }
}
