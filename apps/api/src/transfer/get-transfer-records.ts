import { getTransferRecords as call } from '@portal/contract/transfer';
import { handle } from '../http/handler';
import { transferRecords } from './transfer.store';

export const getTransferRecords = handle(call, async ({ body, customer, gateway: { db }, fail }) => {
  if (body.startDate > body.endDate) throw fail('transfer.range', { fields: ['startDate'] });
  return transferRecords(db, customer.customerId, body);
});
