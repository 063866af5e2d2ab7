import type { Db } from '../../../kernel/database';
import type { TradeHistory } from '../../../kernel/ports';
import { dealsAfter, ordersAfter } from './deals.store';

/** The records of the sandbox's books. */
export const mt5History = (db: Db): TradeHistory => ({
  deals: (login, after, limit) => dealsAfter(db, login, after, limit),
  orders: (login, after, limit) => ordersAfter(db, login, after, limit),
});
