import { Type } from 'typebox';
import { defineCall, Line, Pno } from '../../kernel';
import { BatchFormat, PayoutBatch } from './payout-batch';

export const makeBatch = defineCall({
  id: 'staff.makeBatch',
  method: 'POST',
  path: '/ops/batches',
  access: 'staff',
  permission: ['payout.pay'],
  stepUp: true,
  body: Type.Object({
    format: BatchFormat,
    profile: Type.Optional(Line(31, { description: 'id of a CSV profile; absent: the first' })),
    pnos: Type.Optional(
      Type.Array(Pno, {
        minItems: 1,
        maxItems: 1000,
        uniqueItems: true,
        description: 'absent: all that can be paid, without the own ones',
      }),
    ),
  }),
  ok: PayoutBatch,
  errors: [
    'staff.batchEmpty',
    'staff.batchProfile',
    'staff.batchText',
    'staff.batchSchema',
    'staff.stopped',
    'staff.ownCustomer',
  ],
  summary: 'Makes a file of approved bank payouts. Another member releases it.',
});
