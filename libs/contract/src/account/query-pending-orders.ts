import { Type } from 'typebox';
import { defineCall, PendingOrder } from '../kernel';

export const queryPendingOrders = defineCall({
  id: 'account.queryPendingOrders',
  method: 'GET',
  path: '/v2/customer/queryPendingOrders',
  access: 'customer',
  ok: Type.Object({
    orders: Type.Union([Type.Array(PendingOrder), Type.Null()], { description: 'null: the platform does not answer' }),
  }),
  errors: [],
  summary: 'The pending orders of all open MT5 accounts, of each account the oldest first.',
});
