import { Type } from 'typebox';
import { defineCall, Page, SortedQuery } from '../../kernel';
import { UnmatchedPayment, UnmatchedStatus } from './unmatched-payment';

export const unmatchedPayments = defineCall({
  id: 'staff.unmatchedPayments',
  method: 'GET',
  path: '/ops/unmatched',
  access: 'staff',
  permission: ['deposit.read', 'deposit.resolve'],
  query: Type.Object({ status: Type.Optional(UnmatchedStatus), ...SortedQuery(['receivedAt', 'amount']) }),
  ok: Page(UnmatchedPayment),
  errors: [],
  summary:
    'Payments for orders that we do not know, newest first. An adjustment of the kind deposit credits one to a customer.',
});
