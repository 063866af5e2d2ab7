import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';
import { SuspendedPayment } from './suspended-payment';

export const rejectSuspended = defineCall({
  id: 'staff.rejectSuspended',
  method: 'POST',
  path: '/ops/suspense/:id/reject',
  access: 'staff',
  permission: ['deposit.resolve'],
  stepUp: true,
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Text(200) }),
  ok: SuspendedPayment,
  errors: ['staff.unknown', 'staff.state', 'staff.ownCustomer', 'staff.suspenseProposed', 'deposit.otherPayment'],
  summary: 'Rejects a payment in the suspense account that never came: its booking is taken back.',
});
