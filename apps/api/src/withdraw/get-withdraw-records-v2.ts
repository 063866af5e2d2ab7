import { getWithdrawRecordsV2 as call } from '@portal/contract/withdraw';
import { handle } from '../http/handler';
import { withdrawalRecords } from './withdraw.store';

export const getWithdrawRecordsV2 = handle(call, async ({ body, customer, gateway: { db }, fail }) => {
  if (body.startDate > body.endDate) throw fail('withdraw.range', { fields: ['startDate'] });
  return withdrawalRecords(db, customer.customerId, body);
});
