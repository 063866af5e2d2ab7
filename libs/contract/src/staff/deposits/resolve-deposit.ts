import { Type } from 'typebox';
import { defineCall, DepositResolution, Pno, Text } from '../../kernel';
import { StaffDeposit } from './staff-deposit';

export const resolveDeposit = defineCall({
  id: 'staff.resolveDeposit',
  method: 'POST',
  path: '/ops/deposits/:pno/resolve',
  access: 'staff',
  permission: ['deposit.resolve'],
  stepUp: true,
  params: Type.Object({ pno: Pno }),
  body: Type.Object({
    eventId: Text(128, 'the notification of the payment that waits'),
    act: DepositResolution,
    reason: Text(200),
  }),
  ok: StaffDeposit,
  errors: ['staff.unknown', 'staff.state', 'staff.ownCustomer', 'staff.suspenseProposed', 'deposit.otherPayment'],
  summary:
    'Decides on one payment that waits. Credits what arrived at the rate of the draft, asks the channel to refund it, or rejects it.',
});
