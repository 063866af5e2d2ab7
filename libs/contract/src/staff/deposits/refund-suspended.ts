import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';
import { SuspendedPayment } from './suspended-payment';

export const refundSuspended = defineCall({
  id: 'staff.refundSuspended',
  method: 'POST',
  path: '/ops/suspense/:id/refund',
  access: 'staff',
  permission: ['deposit.resolve'],
  stepUp: true,
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Text(200) }),
  ok: SuspendedPayment,
  errors: ['staff.unknown', 'staff.state', 'staff.ownCustomer', 'staff.suspenseProposed', 'deposit.otherPayment'],
  summary:
    'Asks the channel to refund a payment in the suspense account. Its money leaves the account when the channel has done so.',
});
