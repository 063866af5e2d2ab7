import { Type } from 'typebox';
import { defineCall, Page, SortedQuery } from '../../kernel';
import { SuspendedPayment, SuspendedStatus } from './suspended-payment';

export const suspendedPayments = defineCall({
  id: 'staff.suspendedPayments',
  method: 'GET',
  path: '/ops/suspense',
  access: 'staff',
  permission: ['deposit.read', 'deposit.resolve'],
  query: Type.Object({ status: Type.Optional(SuspendedStatus), ...SortedQuery(['receivedAt', 'amount']) }),
  ok: Page(SuspendedPayment),
  errors: [],
  summary:
    'Payments in the suspense account, newest first. An adjustment of the kind suspense credits one to a customer.',
});
