import { queryPendingOrders as call } from '@portal/contract/account';
import { pendingOrdersOf, readAccounts } from '../core/accounts';
import { handle } from '../http/handler';

export const queryPendingOrders = handle(call, async ({ customer: { customerId }, gateway }) => {
  const accounts = await readAccounts(gateway, customerId, { live: false });
  return { orders: await pendingOrdersOf(gateway, accounts) };
});
