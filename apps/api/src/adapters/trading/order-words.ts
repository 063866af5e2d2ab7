import type { PendingOrder, PlatformOrder } from '../../ports';

/** MetaTrader's order types from 0 on: buy, sell, buy limit, sell limit, buy stop, sell stop, buy and sell stop limit, close by. */
const types = ['market', 'market', 'limit', 'limit', 'stop', 'stop', 'stop_limit', 'stop_limit', 'close_by'] as const;
const states = ['placed', 'placed', 'canceled', 'partial', 'filled', 'rejected', 'expired'] as const;

/** Side and type of an order, by MetaTrader's number. */
export const orderKind = (type: number): Pick<PlatformOrder, 'side' | 'type'> => ({
  side: type % 2 === 1 ? 'sell' : 'buy',
  type: types[type] ?? 'market',
});

export const orderStatus = (state: number): PlatformOrder['status'] => states[state] ?? 'placed';

/** Side and type of a pending order; undefined for an order that does not wait for a price. */
export function pendingKind(type: number): Pick<PendingOrder, 'side' | 'type'> | undefined {
  const { side, type: word } = orderKind(type);
  return word === 'market' || word === 'close_by' ? undefined : { side, type: word };
}
