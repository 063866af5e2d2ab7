import { depositDraftCancel as call } from '@portal/contract/deposit';
import { handle } from '../http/handler';
import { cancelDraft } from './deposit.store';

export const depositDraftCancel = handle(call, async ({ params, customer, gateway: { db }, idempotency, fail }) => {
  if (params.customerNo !== String(customer.customerId)) throw fail('deposit.unknown');
  return cancelDraft(db, idempotency, customer.customerId, params.pno);
});
