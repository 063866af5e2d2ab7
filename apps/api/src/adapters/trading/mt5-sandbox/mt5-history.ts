import type { Db } from '../../../database/database';
import type { TradeHistory } from '../../../ports';
import { dealsOf, existingDeals, ordersOf } from './deals.store';

/** The records of the simulated platform. */
export const mt5History = (db: Db): TradeHistory => ({
  deals: (scope) => dealsOf(db, scope),
  orders: (scope) => ordersOf(db, scope),
  existingDeals: (deals) => existingDeals(db, deals),
});
