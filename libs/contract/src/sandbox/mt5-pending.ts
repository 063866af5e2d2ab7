import { Type } from 'typebox';
import { defineCall, PendingOrder, Time } from '../kernel';
import { Decimal } from './market';
import { mt5Order } from './mt5-order';

export const mt5Pending = defineCall({
  id: 'sandbox.mt5Pending',
  method: 'POST',
  path: '/sandbox/mt5/pendingOrders',
  access: 'sandbox',
  body: Type.Object({
    ...mt5Order.body.properties,
    type: Type.Enum(['limit', 'stop']),
    price: Decimal('no finer than the digits of the symbol, and not reached by the market yet'),
    expiresAt: Type.Optional(Time),
  }),
  ok: PendingOrder,
  errors: [
    'sandbox.account',
    'sandbox.symbol',
    'sandbox.lots',
    'sandbox.price',
    'sandbox.expiry',
    'sandbox.tradeDisabled',
    'sandbox.closed',
  ],
  summary: 'Places a pending order; it opens a position when the market reaches its price.',
});
