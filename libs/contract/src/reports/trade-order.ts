import { Type, type Static } from 'typebox';
import { Id, Lots, Price, Side, Time } from '../kernel';

/** Order types. */
export const OrderType = Type.Enum(['market', 'limit', 'stop', 'stop_limit', 'close_by']);
/** Order states. */
export const OrderStatus = Type.Enum(['placed', 'filled', 'partial', 'canceled', 'rejected', 'expired']);

/** An order on the platform. */
export const TradeOrder = Type.Object({
  order: Id,
  account_no: Type.String(),
  symbol: Type.String(),
  side: Side,
  type: OrderType,
  lots: Lots,
  price: Price,
  status: OrderStatus,
  at: Time,
});
export type TradeOrder = Static<typeof TradeOrder>;

/** Totals over all orders of the query, not only of one page. */
export const OrderSummary = Type.Object({ count: Type.Integer(), lots: Lots });
export type OrderSummary = Static<typeof OrderSummary>;
