import { Type } from 'typebox';
import { defineCall, Pno } from '../kernel';

export const payOrder = defineCall({
  id: 'sandbox.payOrder',
  method: 'POST',
  path: '/sandbox/pay/:pno',
  access: 'sandbox',
  params: Type.Object({ pno: Pno }),
  body: Type.Object({
    action: Type.Enum(['pay', 'decline']),
    paid: Type.Optional(
      Type.String({
        pattern: '^\\d{1,9}(\\.\\d{1,2})?$',
        description: 'what is paid instead of the order’s amount, in its currency',
      }),
    ),
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600000 })),
    badSignature: Type.Optional(Type.Boolean()),
  }),
  ok: Type.Object({ pno: Pno, status: Type.String(), returnUrl: Type.String() }),
  errors: ['sandbox.order'],
  summary: 'Pays or declines an order of the simulator channel.',
});
