import { Type } from 'typebox';
import { defineCall, Nothing } from '../kernel';

export const mt5Cancel = defineCall({
  id: 'sandbox.mt5Cancel',
  method: 'POST',
  path: '/sandbox/mt5/pendingOrders/:id/cancel',
  access: 'sandbox',
  params: Type.Object({ id: Type.String({ pattern: '^\\d{1,18}$' }) }),
  ok: Nothing,
  errors: ['sandbox.pending', 'sandbox.tradeDisabled', 'sandbox.closed'],
  summary: 'Cancels a pending order.',
});
