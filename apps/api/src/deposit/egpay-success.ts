import { egpaySuccess as call } from '@portal/contract/deposit';
import { handle } from '../http/handler';
import { findDraft } from './deposit.store';

/** The browser's return proves nothing: it only asks what the gateway already knows. */
export const egpaySuccess = handle(call, async ({ body, customer, gateway: { db }, fail }) => {
  const draft = await findDraft(db, customer.customerId, body.pno);
  if (!draft) throw fail('deposit.unknown');
  return draft;
});
