import { Type } from 'typebox';
import { defineCall, Id, Money, Pno } from '../../kernel';
import { Callback } from './callback';
import { SuspendedPayment } from './suspended-payment';

export const callbackDetail = defineCall({
  id: 'staff.callbackDetail',
  method: 'GET',
  path: '/ops/callbacks/:id',
  access: 'staff',
  permission: ['deposit.read', 'deposit.resolve'],
  params: Type.Object({ id: Id }),
  ok: Type.Object({
    callback: Callback,
    address: Type.Optional(Type.String({ description: 'where a refused callback came from' })),
    fields: Type.Array(
      Type.Object({
        name: Type.String(),
        value: Type.String(),
        masked: Type.Boolean({ description: 'the protocol has no such field, so that it may name a person' }),
      }),
      { description: 'what was sent, as it was sent' },
    ),
    ordered: Type.Optional(
      Type.Object({
        pno: Pno,
        customerNumber: Type.String(),
        status: Type.String(),
        amount: Money,
        currency: Type.String(),
        merchantId: Type.String(),
      }),
    ),
    suspended: Type.Optional(SuspendedPayment),
    canAsk: Type.Boolean({ description: 'its order is known, so that the channel can be asked about it' }),
  }),
  errors: ['staff.unknown'],
  summary: 'One callback: what was sent with masked fields, what was ordered, and what became of it.',
});
