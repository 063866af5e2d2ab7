import { depositDraftList as call } from '@portal/contract/deposit';
import { handle } from '../http/handler';
import { unpaidDrafts } from './deposit.store';

/** The id in the path must be the customer's own number. */
export const depositDraftList = handle(call, async ({ params, customer, gateway: { db }, fail }) => {
  if (params.id !== String(customer.customerId)) throw fail('deposit.unknown');
  return unpaidDrafts(db, customer.customerId);
});
