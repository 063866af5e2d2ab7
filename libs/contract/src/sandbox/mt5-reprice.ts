import { Type } from 'typebox';
import { defineCall, PendingOrder } from '../kernel';
import { Decimal } from './market';
import { mt5Cancel } from './mt5-cancel';

export const mt5Reprice = defineCall({
  id: 'sandbox.mt5Reprice',
  method: 'POST',
  path: '/sandbox/mt5/pendingOrders/:id/price',
  access: 'sandbox',
  params: mt5Cancel.params,
  body: Type.Object({ price: Decimal('as in mt5Pending') }),
  ok: PendingOrder,
  errors: [...mt5Cancel.errors, 'sandbox.price'],
  summary: 'Gives a pending order another price.',
});
