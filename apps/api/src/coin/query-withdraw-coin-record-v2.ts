import { queryWithdrawCoinRecordV2 as call } from '@portal/contract/coin';
import { handle } from '../http/handler';
import { coinRecords } from './coin.store';

export const queryWithdrawCoinRecordV2 = handle(call, async ({ body, customer, gateway: { db }, fail }) => {
  if (body.startDate > body.endDate) throw fail('withdraw.range', { fields: ['startDate'] });
  return coinRecords(db, customer.customerId, body);
});
