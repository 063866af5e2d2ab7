import { depositDraftPaidList as call } from '@portal/contract/deposit';
import { handle } from '../http/handler';
import { draftsOf, paidDrafts } from './deposit.store';

export const depositDraftPaidList = handle(call, async ({ body, customer, gateway: { db }, fail }) => {
  if (body.startDate > body.endDate) throw fail('deposit.range', { fields: ['startDate'] });
  const { status = 'paid', ...query } = body;
  return status === 'paid'
    ? paidDrafts(db, customer.customerId, query)
    : draftsOf(db, customer.customerId, { ...query, status });
});
