import type { Db } from '../kernel/database';
import type { TradeHistory } from '../kernel/ports';
import { readCursor, takeTrades } from './reports.store';

const batch = 500;

/** Copies a login's new records out of the platform and books them, until there are none. A repeat does nothing. */
export async function syncTrades(db: Db, history: TradeHistory, login: string): Promise<void> {
  for (;;) {
    const cursor = await readCursor(db, login);
    if (!cursor) return;
    const deals = await history.deals(login, String(cursor.deal), batch);
    const orders = await history.orders(login, String(cursor.order_id), batch);
    if (deals.length + orders.length === 0) return;
    await takeTrades(db, login, deals, orders);
    if (deals.length < batch && orders.length < batch) return;
  }
}
