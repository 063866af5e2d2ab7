import { depositDraftPaidList as call } from '@portal/contract/deposit';
import { handle } from '../kernel/handler';
import { paidDrafts } from './deposit.store';

export const depositDraftPaidList = handle(call, async ({ body, customer, gateway: { db }, fail }) => {
  if (body.startDate > body.endDate) throw fail('deposit.range', { fields: ['startDate'] });
  return paidDrafts(db, customer.customerId, body);
});
