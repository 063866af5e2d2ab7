import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { BatchItem, BatchNumber, PayoutBatch } from './payout-batch';

export const payoutBatchDetail = defineCall({
  id: 'staff.payoutBatchDetail',
  method: 'GET',
  path: '/ops/batches/:number',
  access: 'staff',
  permission: ['payout.read', 'payout.pay'],
  params: Type.Object({ number: BatchNumber }),
  ok: Type.Object({ batch: PayoutBatch, items: Type.Array(BatchItem) }),
  errors: ['staff.unknown'],
  summary: 'One batch with its payouts and what the bank said of each.',
});
