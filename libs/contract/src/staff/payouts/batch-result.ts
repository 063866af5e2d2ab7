import { Type } from 'typebox';
import { defineCall, Pno } from '../../kernel';
import { BatchNumber, PayoutBatch } from './payout-batch';

export const batchResult = defineCall({
  id: 'staff.batchResult',
  method: 'POST',
  path: '/ops/batches/:number/result',
  access: 'staff',
  permission: ['payout.pay'],
  stepUp: true,
  multipart: true,
  params: Type.Object({ number: BatchNumber }),
  ok: Type.Object({
    batch: PayoutBatch,
    lines: Type.Array(
      Type.Object({
        pno: Type.Union([Pno, Type.String()]),
        outcome: Type.Enum(['paid', 'rejected', 'repeated', 'differs', 'unknown', 'held']),
      }),
    ),
    missing: Type.Integer({ description: 'payouts of the batch without a result' }),
  }),
  errors: ['staff.unknown', 'staff.state', 'staff.resultFile', 'staff.resultSize'],
  summary: 'Reads the bank’s result of a batch: CSV, or ISO 20022 pain.002. A repeated file changes nothing.',
});
