import { Type, type Static } from 'typebox';
import { Id, Lots, Price, Side, Time } from '../kernel';

export const OrderType = Type.Enum(['market', 'limit', 'stop', 'stop_limit', 'close_by']);
export const OrderStatus = Type.Enum(['placed', 'filled', 'partial', 'canceled', 'rejected', 'expired']);

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

export const OrderSummary = Type.Object({ count: Type.Integer(), lots: Lots });
export type OrderSummary = Static<typeof OrderSummary>;
