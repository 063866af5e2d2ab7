import { getCoinAssetDealRecord as call } from '@portal/contract/coin';
import { handle } from '../http/handler';
import { coinDeals } from './coin.store';

export const getCoinAssetDealRecord = handle(call, async ({ body, customer, gateway: { db }, fail }) => {
  if (body.startDate > body.endDate) throw fail('withdraw.range', { fields: ['startDate'] });
  return coinDeals(db, customer.customerId, body);
});
