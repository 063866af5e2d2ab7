import { Type, type Static } from 'typebox';
import { Lots, Price, Side } from './deal';
import { Id, Time } from './types';

/** An order on an MT5 account that waits for its price (挂单). */
export const PendingOrder = Type.Object({
  order: Id,
  account_no: Type.String(),
  symbol: Type.String(),
  side: Side,
  type: Type.Enum(['limit', 'stop', 'stop_limit']),
  lots: Lots,
  price: Price,
  /** Of a stop limit order: the price of the limit order that it becomes. */
  limitPrice: Type.Optional(Price),
  at: Time,
  expiresAt: Type.Optional(Type.String({ format: 'date-time', description: 'absent: valid until it is cancelled' })),
});
export type PendingOrder = Static<typeof PendingOrder>;
