import { Type, type Static } from 'typebox';
import { Id, Lots, Price, Side, Time } from '../kernel';

/** How an order is to be filled. */
export const OrderType = Type.Enum(['market', 'limit', 'stop', 'stop_limit', 'close_by']);
/** Where an order stands. */
export const OrderStatus = Type.Enum(['placed', 'filled', 'partial', 'canceled', 'rejected', 'expired']);

/** An order to the platform. */
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

/** The sums over a list of orders, not of one page of it. */
export const OrderSummary = Type.Object({ count: Type.Integer(), lots: Lots });
export type OrderSummary = Static<typeof OrderSummary>;
