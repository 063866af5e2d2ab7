import { Type } from 'typebox';
import { Deal, defineCall } from '../kernel';

export const mt5Close = defineCall({
  id: 'sandbox.mt5Close',
  method: 'POST',
  path: '/sandbox/mt5/positions/:id/close',
  access: 'sandbox',
  params: Type.Object({ id: Type.String({ pattern: '^\\d{1,18}$' }) }),
  ok: Deal,
  errors: ['sandbox.position', 'sandbox.tradeDisabled', 'sandbox.closed'],
  summary: 'Closes a position at the quote; answers the deal.',
});
