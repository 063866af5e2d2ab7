import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { BatchNumber, PayoutBatch } from './payout-batch';
import { secondPersonErrors } from '../second-person-errors';

export const decideBatch = defineCall({
  id: 'staff.decideBatch',
  method: 'POST',
  path: '/ops/batches/:number',
  access: 'staff',
  permission: ['payout.pay'],
  stepUp: true,
  params: Type.Object({ number: BatchNumber }),
  body: Type.Object({ decision: Type.Enum(['release', 'withdraw']), reason: Type.Optional(Text(200)) }),
  ok: PayoutBatch,
  errors: [
    'staff.unknown',
    'staff.state',
    ...secondPersonErrors,
    'staff.ownCustomer',
    'staff.stopped',
    'staff.batchPayout',
    'staff.reason',
  ],
  summary: 'Releases a batch that another member has made, or withdraws it.',
});
