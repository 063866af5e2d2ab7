import { Type } from 'typebox';
import { defineCall, Pno, Time } from '../../kernel';
import { ChannelNotification, StaffDeposit, StatusStep } from './staff-deposit';
import { SuspendedPayment } from './suspended-payment';

export const staffDepositDetail = defineCall({
  id: 'staff.staffDepositDetail',
  method: 'GET',
  path: '/ops/deposits/:pno',
  access: 'staff',
  permission: ['deposit.read', 'deposit.resolve'],
  params: Type.Object({ pno: Pno }),
  ok: Type.Object({
    deposit: StaffDeposit,
    notifications: Type.Array(ChannelNotification, { description: 'newest first' }),
    suspended: Type.Array(SuspendedPayment, { description: 'payments that did not match, newest first' }),
    steps: Type.Array(StatusStep, { description: 'oldest first' }),
    decision: Type.Optional(Type.Object({ actor: Type.String(), reason: Type.String(), at: Time })),
  }),
  errors: ['staff.unknown'],
  summary: 'One deposit with what the channel reported and every step.',
});
