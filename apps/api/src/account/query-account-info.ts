import { queryAccountInfo as call } from '@portal/contract/account';
import { wireAccount } from '../kernel/accounts';
import { actionsOf } from '../kernel/actions/actions-of';
import { readCustInfo } from '../kernel/cust-info';
import { readCustomerState } from '../kernel/customer-state';
import { handle } from '../kernel/handler';
import { countUnread } from '../kernel/message';

export const queryAccountInfo = handle(call, async ({ query, customer: { customerId }, gateway }) => {
  const { db, brand } = gateway;
  const [custInfo, state, unreadMessages] = await Promise.all([
    readCustInfo(db, customerId),
    readCustomerState(gateway, customerId, { live: query.includeBalance ?? true }),
    countUnread(db, customerId),
  ]);
  return {
    custInfo,
    serverTime: new Date().toISOString(),
    accounts: state.accounts.map((account) => wireAccount(brand, account)),
    actions: actionsOf(brand, state),
    unreadMessages,
  };
});
