import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';
import { UnmatchedPayment } from './unmatched-payment';

export const refundUnmatched = defineCall({
  id: 'staff.refundUnmatched',
  method: 'POST',
  path: '/ops/unmatched/:id/refund',
  access: 'staff',
  permission: ['deposit.resolve'],
  stepUp: true,
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Text(200) }),
  ok: UnmatchedPayment,
  errors: ['staff.unknown', 'staff.state', 'staff.unmatchedProposed'],
  summary: 'Records that a payment for an unknown order is refunded at the channel.',
});
