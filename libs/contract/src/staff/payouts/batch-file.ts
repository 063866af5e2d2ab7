import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { BatchNumber } from './payout-batch';

export const batchFile = defineCall({
  id: 'staff.batchFile',
  method: 'GET',
  path: '/ops/batches/:number/file',
  access: 'staff',
  permission: ['payout.pay'],
  stepUp: true,
  produces: 'application/octet-stream',
  params: Type.Object({ number: BatchNumber }),
  ok: Type.Any(),
  errors: ['staff.unknown', 'staff.state'],
  summary: 'The file of a released batch, for the bank. Every download is in the audit log.',
});
